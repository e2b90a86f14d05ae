import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Doctor } from '@clinic/contract/people';
import type { Model } from 'mongoose';
import { notDeleted, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import { Accounts, AccountsOf, type AccountSource } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { goneDoctor } from './doctor-removal.ts';
import { DoctorRecord } from './doctor.schema.ts';
import { doctorView } from './doctor.view.ts';
import { allStaff, getStaff, updateStaff } from './staff-records.ts';
import type { AddStaffDto, EditStaffDto } from './staff.dto.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';

@Injectable()
export class DoctorsService {
  constructor(
    @InjectModel(DoctorRecord.name) private readonly doctors: Model<DoctorRecord>,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
  ) {}

  @Answers(AccountsOf, 'doctor')
  source(): AccountSource {
    return accountSource(this.records, this.doctors);
  }

  async list(query: ListQuery): Promise<Page<Doctor>> {
    return pageOf(await findPage(this.doctors, query, notDeleted, WITHOUT_SECRETS), (doctor) =>
      this.view(doctor),
    );
  }

  async all(): Promise<Doctor[]> {
    return (await allStaff(this.doctors)).map((doctor) => this.view(doctor));
  }

  /** Throws NOT_FOUND, also for a deleted person. */
  async get(id: string): Promise<Doctor> {
    return this.view(await getStaff(this.doctors, id));
  }

  /** Throws NOT_FOUND; finds deleted doctors too. */
  async known(id: string): Promise<DoctorRecord> {
    const doctor = await this.doctors.findById(id).lean();
    if (!doctor) throw new ApiError('NOT_FOUND');
    return doctor;
  }

  /** Returns the doctor chosen in a form. Throws DOCTOR_GONE for a deleted one, INVALID_INPUT for an unknown one. */
  async chosen(id: string): Promise<DoctorRecord> {
    const doctor = await this.doctors.findById(id).lean();
    if (!doctor) throw invalid('doctor', 'Please choose a doctor of the clinic.');
    if (doctor.deletedAt) throw goneDoctor();
    return doctor;
  }

  /** Doctor's id → address of the doctor's online visits, for doctors who have one. */
  async joinLinks(): Promise<Map<string, string>> {
    const doctors = await this.doctors.find({ joinLink: { $exists: true } }, { joinLink: 1 }).lean();
    return new Map(doctors.map(({ _id, joinLink = '' }) => [_id.toHexString(), joinLink]));
  }

  async create(context: WriteContext, { password, ...fields }: AddStaffDto): Promise<Doctor> {
    const create = async () => {
      const doctor = { ...fields, passwordHash: await this.newPasswords.hash(password, fields) };
      return this.view(await refuseTakenEmail(this.records.insert(this.doctors, context, doctor)));
    };
    return this.records.once(this.doctors, context, create, (doctor) => this.view(doctor));
  }

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, PASSWORD_IS_THEIRS, FACTOR_RESET_LATELY. */
  async update(
    context: WriteContext,
    id: string,
    { name, email, phone, ...edit }: EditStaffDto,
  ): Promise<Doctor> {
    const fields = { name, email, phone };
    const update = async () => {
      const doctor = await updateStaff(context, { records: this.records, staff: this.doctors }, id, fields, {
        updatedAt: edit.updatedAt,
        now: this.clock.now(),
        role: 'doctor',
        passwordHash: edit.password && (await this.newPasswords.hash(edit.password, fields)),
      });
      this.accounts.forget('doctor', id);
      return this.view(doctor);
    };
    return this.records.once(this.doctors, context, update, (doctor) => this.view(doctor));
  }

  private view(doctor: DoctorRecord): Doctor {
    return doctorView(doctor, this.clock.now());
  }
}
