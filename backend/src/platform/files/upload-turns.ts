import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';

/** Concurrent uploads of a server: each needs a connection and memory. */
const AT_ONCE = 8;
/** Fewer for clients, so that two slots are left to staff: anybody can register as a client and send slowly. */
const CLIENTS_AT_ONCE = 6;
/** Longest wait for an upload slot, in milliseconds. */
const PATIENCE_MS = 30_000;
const RETRY_AFTER = 30;

/** Upload slots: one per account, eight per server, six of them for clients; other uploads queue in order. */
@Injectable()
export class UploadTurns {
  private readonly all = new PQueue({ concurrency: AT_ONCE });
  private readonly clients = new PQueue({ concurrency: CLIENTS_AT_ONCE });
  private readonly accounts = new Map<string, PQueue>();

  /**
   * Waits for the account's slot and returns a function that releases it. A waiting body is not read, so it costs no
   * memory. Throws UPLOADS_BUSY after 30 seconds, and the signal's reason when the client disconnects, which also
   * releases the slot.
   */
  async takeTurn({ id, role }: Pick<Caller, 'id' | 'role'>, gone: AbortSignal): Promise<() => void> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new ApiError('UPLOADS_BUSY', { retryAfter: RETRY_AFTER })),
      PATIENCE_MS,
    );
    const signal = AbortSignal.any([gone, late.signal]);
    try {
      return await new Promise<() => void>((begin, refuse) => {
        const turn = () => new Promise<void>(begin);
        const slot = () => this.all.add(turn, { signal });
        const ofRole = role === 'client' ? () => this.clients.add(slot, { signal }) : slot;
        this.queueOf(id).add(ofRole, { signal }).catch(refuse);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  counts(): { underWay: number; waiting: number } {
    const waiting = [this.all, this.clients, ...this.accounts.values()].reduce(
      (sum, { size }) => sum + size,
      0,
    );
    return { underWay: this.all.pending, waiting };
  }

  private queueOf(account: string): PQueue {
    const known = this.accounts.get(account);
    if (known) return known;
    const queue = new PQueue({ concurrency: 1 });
    queue.once('idle', () => this.accounts.delete(account));
    this.accounts.set(account, queue);
    return queue;
  }
}
