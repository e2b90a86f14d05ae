import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { clinicDateTime, formatMoment } from '@clinic/contract/clinic-calendar';
import { EMAIL_STATE_WORDS, type Email } from '@clinic/contract/notifications/email-kinds';
import type { RecordTelling } from '@clinic/contract/notifications/telling-calls';
import type { Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { keptUntil, TO_TELL } from '../../platform/mail/open-tellings.ts';
import { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { emailView } from '../emails/email.view.ts';

/** Records what the desk has told clients in place of emails. */
@Injectable()
export class Tellings {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND; LETTER_TOLD when another person was quicker, or the news is outdated. */
  record(context: WriteContext, _id: string, { outcome, tries }: RecordTelling): Promise<Email> {
    const at = this.clock.now();
    const write = async () => {
      const row = await this.records.update(
        this.rows,
        context,
        { _id, ...TO_TELL, tellings: tries === 0 ? { $exists: false } : tries },
        {
          $set: {
            state: outcome,
            telling: { at, by: context.author },
            ...(outcome === 'told' && { expiresAt: keptUntil(at) }),
          },
          $inc: { tellings: 1 },
        },
      );
      return row ? emailView(row, this.env) : this.refused(_id);
    };
    return this.records.once(this.rows, context, write, (row) => emailView(row, this.env));
  }

  private async refused(_id: string): Promise<never> {
    const row = await this.rows.findById(_id).lean<OutboxRecord>();
    if (!row) throw new ApiError('NOT_FOUND');
    const { state, telling } = row;
    if (!telling) throw new ApiError('LETTER_TOLD');
    const moment = formatMoment(clinicDateTime(telling.at, this.env.clinicTimezone));
    throw new ApiError('LETTER_TOLD', {
      message: `${telling.by.name} has recorded on ${moment}: ${EMAIL_STATE_WORDS[state].toLowerCase()}.`,
    });
  }
}
