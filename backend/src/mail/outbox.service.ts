import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MailMessage } from './mail-message.ts';
import { OutboxRecord } from './outbox.schema.ts';

/** Mails that wait to be sent. */
@Injectable()
export class Outbox {
  constructor(@InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>) {}

  /** Stores a mail for the worker; the same `_id` again changes nothing. */
  async add({ _id, ...message }: MailMessage): Promise<void> {
    try {
      await this.rows.create({ _id, message, state: 'queued', nextAttemptAt: new Date() });
    } catch (error) {
      if ((error as { code?: number }).code !== 11000) throw error;
    }
  }
}
