import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LIVING } from '../auth/account-record.ts';
import { accountChange, accountSource, deletion, refuseTakenEmail } from '../auth/account-writes.ts';
import { Accounts } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { DoctorRecord } from './doctor.schema.ts';
import type { AddStaffDto, EditStaffDto } from './staff.dto.ts';

@Injectable()
export class DoctorsService implements OnModuleInit {
  constructor(
    @InjectModel(DoctorRecord.name) private readonly doctors: Model<DoctorRecord>,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.accounts.register('doctor', accountSource(this.doctors.collection));
  }

  list(query: ListQuery): Promise<Page<DoctorRecord>> {
    return findPage(this.doctors, query, LIVING);
  }

  all(): Promise<DoctorRecord[]> {
    return this.doctors.find(LIVING).sort({ name: 1, _id: 1 }).lean();
  }

  /** Throws NOT_FOUND, also for one who was deleted. */
  async get(id: string): Promise<DoctorRecord> {
    const doctor = await this.doctors.findOne({ _id: id, ...LIVING }).lean();
    if (!doctor) throw new Refusal('NOT_FOUND');
    return doctor;
  }

  /** The doctor whom somebody chose in a form. Throws INVALID_INPUT for one who is not of the clinic. */
  async chosen(id: string): Promise<DoctorRecord> {
    const doctor = await this.doctors.findOne({ _id: id, ...LIVING }).lean();
    if (!doctor) throw invalid('doctor', 'Please choose a doctor of the clinic.');
    return doctor;
  }

  async create({ password, ...fields }: AddStaffDto): Promise<DoctorRecord> {
    const doctor = { ...fields, passwordHash: await hashPassword(password) };
    return (await refuseTakenEmail(this.doctors.create(doctor))).toObject();
  }

  async update(id: string, { name, email, phone, password, updatedAt }: EditStaffDto): Promise<DoctorRecord> {
    const change = await accountChange({ name, email, phone }, password);
    const version = updatedAt ? { updatedAt: new Date(updatedAt) } : {};
    const updated = await refuseTakenEmail(
      this.doctors
        .findOneAndUpdate({ _id: id, ...LIVING, ...version }, change, { returnDocument: 'after' })
        .lean()
        .exec(),
    );
    if (!updated) {
      await this.get(id);
      throw new Refusal('STALE_RECORD');
    }
    this.accounts.forget('doctor', id);
    return updated;
  }

  /** Ends the log-in and frees the e-mail. Whether the doctor may go is decided by whoever calls. */
  async remove(id: string): Promise<DoctorRecord> {
    const removed = await this.doctors.findOneAndUpdate({ _id: id, ...LIVING }, deletion()).lean();
    if (!removed) throw new Refusal('NOT_FOUND');
    this.accounts.forget('doctor', id);
    return removed;
  }
}
