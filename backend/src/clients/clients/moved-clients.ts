import { Injectable } from '@nestjs/common';
import { confirmed, MOVED_EFFECT } from '../../identity/account-links/email-moves.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { WrittenRecords } from './written-records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

/**
 * Clients who leave an unproven address themselves are closed at once, and opened again when the clinic had
 * written nothing: in this order, so that what is written meanwhile is never open to a stranger.
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
    if (!movedAt || movedUnagreed) return;
    // An address that a colleague typed may be anybody's, also a first one of which nothing was written yet.
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
