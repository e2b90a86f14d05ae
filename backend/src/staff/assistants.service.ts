import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Assistant } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../accounts/account-writes.ts';
import { Accounts } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Departures, goneDoctor } from './departures.ts';
import { DoctorsService } from './doctors.service.ts';
import { allStaff, getStaff, removeStaff, updateStaff } from './staff-records.ts';
import { findPage, pageOf, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import type { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantRecord } from './assistant.schema.ts';
import { assistantView } from './assistant.view.ts';

@Injectable()
export class AssistantsService implements OnModuleInit {
  constructor(
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
  ) {}

  onModuleInit(): void {
    this.accounts.register('assistant', accountSource(this.assistants.collection));
  }

  async list(query: ListQuery): Promise<Page<Assistant>> {
    return pageOf(await findPage(this.assistants, query, notDeleted), await this.viewer());
  }

  async all(): Promise<Assistant[]> {
    return (await allStaff(this.assistants)).map(await this.viewer());
  }

  /** Throws NOT_FOUND, also for one who was deleted. */
  async get(id: string): Promise<Assistant> {
    const assistant = await getStaff(this.assistants, id);
    return (await this.viewer())(assistant);
  }

  /** True when some doctor has an assistant, so that a client can ask for an appointment. */
  async someDoctorHasOne(): Promise<boolean> {
    const { $in: nobody } = await this.departures.nobody();
    return (await this.assistants.exists({ doctor: { $nin: nobody }, ...notDeleted })) !== null;
  }

  async create({ password, doctor, ...fields }: AddAssistantDto): Promise<Assistant> {
    const assistant = {
      ...fields,
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : await this.onlyDoctor(),
      passwordHash: await hashPassword(password),
    };
    const created = await refuseTakenEmail(this.assistants.create(assistant));
    if (assistant.doctor && !(await this.departures.keeps(assistant.doctor))) {
      await this.assistants.deleteOne({ _id: created._id });
      throw goneDoctor();
    }
    return assistantView(created);
  }

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, and for a wrong doctor what `chosen` throws. */
  async update(id: string, { name, email, phone, doctor, ...edit }: EditAssistantDto): Promise<Assistant> {
    const fields = { name, email, phone, ...(doctor && { doctor: (await this.doctors.chosen(doctor))._id }) };
    const { before, after } = await updateStaff(this.assistants, id, fields, edit);
    this.accounts.forget('assistant', id);
    if (fields.doctor && !(await this.departures.keeps(fields.doctor))) {
      const { passwordHash, updatedAt } = before;
      const old = { name: before.name, email: before.email, phone: before.phone, doctor: before.doctor };
      await this.assistants.updateOne(
        { _id: id, ...fields },
        { $set: { ...old, passwordHash, updatedAt } },
        { timestamps: false },
      );
      throw goneDoctor();
    }
    return assistantView(after);
  }

  /** Throws NOT_FOUND. */
  async remove(id: string): Promise<Assistant> {
    const removed = await removeStaff(this.assistants, id);
    this.accounts.forget('assistant', id);
    return assistantView(removed);
  }

  /** Their doctor is gone. */
  async unassignFrom(doctor: Types.ObjectId): Promise<void> {
    await this.assistants.updateMany({ doctor }, { $set: { doctor: null } });
  }

  /** Whoever is left with a doctor who was deleted belongs to nobody. */
  private async viewer(): Promise<(assistant: AssistantRecord) => Assistant> {
    const gone = new Set((await this.departures.gone()).map(({ _id }) => _id.toHexString()));
    return (assistant) => {
      const view = assistantView(assistant);
      return gone.has(view.doctor ?? '') ? { ...view, doctor: null } : view;
    };
  }

  private async onlyDoctor(): Promise<Types.ObjectId | null> {
    const doctors = await this.doctors.all();
    return doctors.length === 1 ? new Types.ObjectId(doctors[0]?.id) : null;
  }
}
