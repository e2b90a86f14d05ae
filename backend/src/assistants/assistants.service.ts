import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { LIVING } from '../auth/account-record.ts';
import { accountChange, accountSource, deletion, refuseTakenEmail } from '../auth/account-writes.ts';
import { Accounts } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { Refusal } from '../http/refusal.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import type { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantRecord } from './assistant.schema.ts';

@Injectable()
export class AssistantsService implements OnModuleInit {
  constructor(
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
  ) {}

  onModuleInit(): void {
    this.accounts.register('assistant', accountSource(this.assistants.collection));
  }

  list(query: ListQuery): Promise<Page<AssistantRecord>> {
    return findPage(this.assistants, query, LIVING);
  }

  all(): Promise<AssistantRecord[]> {
    return this.assistants.find(LIVING).sort({ name: 1, _id: 1 }).lean();
  }

  /** Throws NOT_FOUND, also for one who was deleted. */
  async get(id: string): Promise<AssistantRecord> {
    const assistant = await this.assistants.findOne({ _id: id, ...LIVING }).lean();
    if (!assistant) throw new Refusal('NOT_FOUND');
    return assistant;
  }

  /** True when some doctor has an assistant, so that a client can ask for an appointment. */
  async someDoctorHasOne(): Promise<boolean> {
    return (
      (await this.assistants.exists({ doctor: { $gt: new Types.ObjectId('0'.repeat(24)) }, ...LIVING })) !==
      null
    );
  }

  async create({ password, doctor, ...fields }: AddAssistantDto): Promise<AssistantRecord> {
    const assistant = {
      ...fields,
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : await this.onlyDoctor(),
      passwordHash: await hashPassword(password),
    };
    return (await refuseTakenEmail(this.assistants.create(assistant))).toObject();
  }

  async update(
    id: string,
    { name, email, phone, password, doctor, updatedAt }: EditAssistantDto,
  ): Promise<AssistantRecord> {
    const fields = { name, email, phone, ...(doctor && { doctor: (await this.doctors.chosen(doctor))._id }) };
    const change = await accountChange(fields, password);
    const version = updatedAt ? { updatedAt: new Date(updatedAt) } : {};
    const updated = await refuseTakenEmail(
      this.assistants
        .findOneAndUpdate({ _id: id, ...LIVING, ...version }, change, { returnDocument: 'after' })
        .lean()
        .exec(),
    );
    if (!updated) {
      await this.get(id);
      throw new Refusal('STALE_RECORD');
    }
    this.accounts.forget('assistant', id);
    return updated;
  }

  async remove(id: string): Promise<AssistantRecord> {
    const removed = await this.assistants.findOneAndUpdate({ _id: id, ...LIVING }, deletion()).lean();
    if (!removed) throw new Refusal('NOT_FOUND');
    this.accounts.forget('assistant', id);
    return removed;
  }

  /** Their doctor is gone. */
  async unassignFrom(doctor: string): Promise<void> {
    await this.assistants.updateMany({ doctor: new Types.ObjectId(doctor) }, { $set: { doctor: null } });
  }

  private async onlyDoctor(): Promise<Types.ObjectId | null> {
    const doctors = await this.doctors.all();
    return doctors.length === 1 ? (doctors[0]?._id ?? null) : null;
  }
}
