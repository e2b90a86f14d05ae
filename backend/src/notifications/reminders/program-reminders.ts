import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { endingDays, isLongProgram } from '@clinic/contract/notifications/reminder-rules';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { OptionalEmails } from '../emails/optional-emails.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { EmailIsStillTrue, Outbox } from '../../platform/mail/outbox.service.ts';
import { Answers } from '../../platform/ports/answers.ts';

type EndingMail = Extract<MailMessage, { kind: 'program-ending' }>;

@Injectable()
export class ProgramReminders {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly emails: OptionalEmails,
    private readonly outbox: Outbox,
  ) {}

  @Answers(EmailIsStillTrue, 'program-ending')
  async isStillTrue(message: OutboxRecord['message'], client: Types.ObjectId | undefined): Promise<boolean> {
    const { endsOn: programEndsOn } = message as EndingMail;
    return client !== undefined && (await this.clients.find({ _id: client, programEndsOn })) !== null;
  }

  async remind(now: Date, stop: AbortSignal): Promise<void> {
    const days = endingDays(now, this.env.clinicTimezone);
    if (!days || !(await this.emails.isOn('program-ending'))) return;
    const clients = await this.clients.endingBetween(days);
    const due = clients.flatMap(({ _id, program, programEndsOn: endsOn }) =>
      program && endsOn && isLongProgram(program)
        ? [{ client: _id, endsOn, key: `${program._id.toHexString()}:${endsOn}:program-ending` }]
        : [],
    );
    const missing = await this.outbox.missing(due.map(({ key }) => key));
    for (const { client, endsOn, key } of due.filter((one) => missing.has(one.key))) {
      if (stop.aborted) return;
      const to = await this.emails.wanting('program-ending', client);
      if (!to) continue;
      const { id, name, email } = to;
      await this.outbox.add({ _id: key, kind: 'program-ending', to: { name, email }, client: id, endsOn });
    }
  }
}
