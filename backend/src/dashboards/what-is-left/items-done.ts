import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SHIPPED_CLINIC } from '@clinic/contract/clinic';
import type { LeftItem } from '@clinic/contract/dashboards/what-is-left';
import { Types, type Model } from 'mongoose';
import { BusinessSettings } from '../../billing/business/business-settings.service.ts';
import { ItemRecord } from '../../billing/inventory/item.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { AssistantRecord } from '../../identity/staff/assistant.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { Accounts, hasSecondFactor } from '../../platform/accounts/accounts.ts';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { CLINIC, ClinicFactsRecord } from '../../platform/clinic-facts/clinic-facts.schema.ts';
import { ENV, isLoopback, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { WeekRecord } from '../../scheduling/hours/week.schema.ts';

/** Matches facts of a clinic that has written its own name and its own address. */
const namedByItself = {
  name: { $ne: SHIPPED_CLINIC.name },
  'address.line1': { $ne: SHIPPED_CLINIC.address.line1 },
};

/** Works out which items are done, from what is stored and how the server is set. */
@Injectable()
export class ItemsDone {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    @InjectModel(WeekRecord.name) private readonly weeks: Model<WeekRecord>,
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    @InjectModel(ClinicFactsRecord.name) private readonly facts: Model<ClinicFactsRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly doctors: DoctorsService,
    private readonly business: BusinessSettings,
    private readonly accounts: Accounts,
  ) {}

  async of({ id }: Caller): Promise<Record<LeftItem, boolean>> {
    const doctors = (await this.doctors.all()).map((one) => new Types.ObjectId(one.id));
    const ofDoctors = { doctor: { $in: doctors } };
    const [facts, assistant, week, client, item, { version }, admin] = await Promise.all([
      this.facts.exists({ _id: CLINIC, ...namedByItself }),
      this.assistants.exists({ ...ofDoctors, ...notDeleted }),
      this.weeks.exists({ ...ofDoctors, removedAt: null }),
      this.clients.exists({ phone: { $gte: '' }, ...notDeleted }),
      this.items.exists({}),
      this.business.read(),
      this.accounts.byId('admin', id),
    ]);
    return {
      clinic: facts !== null,
      doctor: doctors.length > 0,
      assistant: assistant !== null,
      hours: week !== null,
      client: client !== null,
      prices: item !== null,
      registration: version > 0,
      secondStep: admin !== null && hasSecondFactor(admin),
      ...this.ofServer(),
    };
  }

  private ofServer() {
    const { publicUrl, backup, mongodbUri, secretsFromFiles } = this.env;
    return {
      mails: mailsAreSetUp(this.env),
      publicUrl: !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')),
      backups: backup !== undefined,
      database: mongodbUri !== undefined,
      secrets: !secretsFromFiles,
    };
  }
}
