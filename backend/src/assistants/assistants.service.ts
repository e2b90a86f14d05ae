import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { LIVING } from '../auth/account-record.ts';
import { accountSource, refuseTakenEmail } from '../auth/account-writes.ts';
import { Accounts } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { allStaff, getStaff, removeStaff, updateStaff } from '../doctors/staff-records.ts';
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
    return allStaff(this.assistants);
  }

  /** Throws NOT_FOUND, also for one who was deleted. */
  get(id: string): Promise<AssistantRecord> {
    return getStaff(this.assistants, id);
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

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, and INVALID_INPUT for a doctor who is not of the clinic. */
  async update(
    id: string,
    { name, email, phone, doctor, ...edit }: EditAssistantDto,
  ): Promise<AssistantRecord> {
    const fields = { name, email, phone, ...(doctor && { doctor: (await this.doctors.chosen(doctor))._id }) };
    const updated = await updateStaff(this.assistants, id, fields, edit);
    this.accounts.forget('assistant', id);
    return updated;
  }

  async remove(id: string): Promise<AssistantRecord> {
    const removed = await removeStaff(this.assistants, id);
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
