import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LIVING } from '../auth/account-record.ts';
import { accountSource, refuseTakenEmail } from '../auth/account-writes.ts';
import { Accounts } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { invalid } from '../http/refusal.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { DoctorRecord } from './doctor.schema.ts';
import { allStaff, getStaff, removeStaff, updateStaff } from './staff-records.ts';
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
    return allStaff(this.doctors);
  }

  /** Throws NOT_FOUND, also for one who was deleted. */
  get(id: string): Promise<DoctorRecord> {
    return getStaff(this.doctors, id);
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

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD. */
  async update(id: string, { name, email, phone, ...edit }: EditStaffDto): Promise<DoctorRecord> {
    const updated = await updateStaff(this.doctors, id, { name, email, phone }, edit);
    this.accounts.forget('doctor', id);
    return updated;
  }

  /** Ends the log-in and frees the e-mail. Whether the doctor may go is decided by whoever calls. */
  async remove(id: string): Promise<DoctorRecord> {
    const removed = await removeStaff(this.doctors, id);
    this.accounts.forget('doctor', id);
    return removed;
  }
}
