import { Injectable } from '@nestjs/common';
import { confirmed, MOVED_EFFECT } from '../../identity/account-links/email-moves.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { WrittenRecords } from './written-records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

/**
 * Closes records at once when clients leave an unproven address themselves, and opens them again when the clinic had
 * written nothing. The order keeps what is written meanwhile from a stranger.
 */
@Injectable()
export class MovedClients {
  constructor(
    private readonly clients: ClientsService,
    private readonly written: WrittenRecords,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [MOVED_EFFECT] })
  async openUnwritten(client: ClientRecord): Promise<void> {
    const { _id, email, movedAt, movedBy = [], movedUnagreed } = client;
    if (email === undefined || !movedAt || movedUnagreed) return;
    // A colleague typed the address, so it may be anybody's, also when nothing was written for it yet.
    if (movedBy.some(({ role }) => role !== 'client')) return;
    if (await this.written.exist(client)) return;
    await this.clients.change(
      job(),
      { _id, email, movedAt },
      { $unset: confirmed.$unset },
      { timestamps: false },
    );
  }
}
