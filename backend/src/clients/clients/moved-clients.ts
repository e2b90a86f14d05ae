import { Injectable, type OnModuleInit } from '@nestjs/common';
import { confirmed, MOVED_EFFECT } from '../../identity/account-links/email-moves.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { WrittenRecords } from './written-records.ts';
import { job } from '../../platform/writes/write-context.ts';

/**
 * A client who leaves an unproven address is closed at once, and opened again when no person had written
 * anything: in this order, so that what is written meanwhile is never open to a stranger.
 */
@Injectable()
export class MovedClients implements OnModuleInit {
  constructor(
    private readonly clients: ClientsService,
    private readonly effects: Effects,
    private readonly written: WrittenRecords,
  ) {}

  onModuleInit(): void {
    this.effects.handle<ClientRecord>(ClientRecord.name, MOVED_EFFECT, (client) =>
      this.openUnwritten(client),
    );
  }

  private async openUnwritten(client: ClientRecord): Promise<void> {
    const { _id, email, movedAt, movedBy = [], movedUnagreed } = client;
    if (!movedAt || movedUnagreed) return;
    // The records are for the client who wrote them; a colleague who moved the account is another person.
    const byColleague = movedBy.some(({ role }) => role !== 'client');
    if (await this.written.exist(client, byColleague)) return;
    await this.clients.change(
      job(),
      { _id, email, movedAt },
      { $unset: confirmed.$unset },
      { timestamps: false },
    );
  }
}
