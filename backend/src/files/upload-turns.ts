import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';
import { ApiError } from '../http/api-error.ts';

/** Uploads that one server takes in at a time, all its workers together: each needs a connection and some memory. */
const AT_ONCE = 8;
/** How long an upload waits for its turn at most, in milliseconds. */
const PATIENCE_MS = 30_000;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 30;

interface Waiting {
  account: string;
  begin: () => void;
}

/** Whose upload is taken in now: one of each account, eight on a server; the others wait, first come, first served. */
@Injectable()
export class UploadTurns {
  private readonly working = new Set<string>();
  private readonly atOnce: number;
  private waiting: Waiting[] = [];

  constructor(@Inject(ENV) { workers }: Pick<Env, 'workers'>) {
    this.atOnce = Math.max(1, Math.floor(AT_ONCE / workers));
  }

  /**
   * Waits for the account's turn, and answers what gives it back. Nothing of a waiting body is read, so it costs no
   * memory. Throws UPLOADS_BUSY after 30 seconds, and the signal's reason when the sender went away.
   */
  async take(account: string, gone: AbortSignal): Promise<() => void> {
    gone.throwIfAborted();
    if (!this.isFree(account)) await this.turnOf(account, gone);
    this.working.add(account);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.working.delete(account);
      this.next();
    };
  }

  counts(): { underWay: number; waiting: number } {
    return { underWay: this.working.size, waiting: this.waiting.length };
  }

  private turnOf(account: string, gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (reason: Error) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', onGone);
        this.waiting = this.waiting.filter((one) => one !== place);
        reject(reason);
      };
      const onGone = () => leave(gone.reason as Error);
      const timer = setTimeout(
        () => leave(new ApiError('UPLOADS_BUSY', { retryAfter: RETRY_AFTER })),
        PATIENCE_MS,
      );
      gone.addEventListener('abort', onGone, { once: true });
      const begin = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', onGone);
        // Taken here and not where it is awaited: in between somebody else would find it free.
        this.working.add(account);
        resolve();
      };
      const place = { account, begin };
      this.waiting.push(place);
    });
  }

  /** Lets in the first of those who wait whose account has nothing under way. */
  private next(): void {
    const first = this.waiting.find(({ account }) => this.isFree(account));
    if (!first) return;
    this.waiting = this.waiting.filter((one) => one !== first);
    first.begin();
  }

  private isFree(account: string): boolean {
    return this.working.size < this.atOnce && !this.working.has(account);
  }
}
