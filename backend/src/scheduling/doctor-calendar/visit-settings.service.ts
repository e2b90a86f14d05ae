import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VisitSettings } from '@clinic/contract/identity/doctor-calls';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { WhenOthersEnd, type Whose } from '../../identity/sessions/sessions.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Change } from '../../platform/writes/carrying-update.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';

const SECRET_BYTES = 32;
const ENDING = '.ics';

/** Stored in place of the secret, so that a reader of the database cannot open a calendar. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const NO_CALENDAR = { calendarHash: 1, calendarSince: 1, calendarVer: 1 } as const;

/** The address ends with all sessions, as after a new password, since a stolen session may have read it. */
const hasCalendar = ({ calendarVer, ver }: DoctorRecord): boolean => calendarVer === ver;

@Injectable()
export class VisitSettingsService {
  constructor(
    @InjectModel(DoctorRecord.name) private readonly doctors: Model<DoctorRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  @Answers(WhenOthersEnd)
  async endCalendarOf({ role, account }: Whose): Promise<void> {
    if (role !== 'doctor') return;
    const gone = { $unset: NO_CALENDAR };
    await this.records.update(this.doctors, job(), { _id: account }, gone, { timestamps: false });
  }

  async read(id: string): Promise<VisitSettings> {
    return settingsOf(await this.doctors.findOne({ _id: id, ...notDeleted }).lean());
  }

  async setJoinLink(context: WriteContext, joinLink: string | null): Promise<VisitSettings> {
    return this.write(context, joinLink ? { $set: { joinLink } } : { $unset: { joinLink: 1 } });
  }

  /** Makes the address and returns it; it cannot be shown again. */
  async newCalendar(context: WriteContext): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const calendar = { calendarHash: hashOf(secret), calendarSince: this.clock.now(), calendarVer: '$ver' };
    await this.write(context, [{ $set: calendar }]);
    return `${this.env.publicUrl}/api/calendar/${secret}${ENDING}`;
  }

  endCalendar(context: WriteContext): Promise<VisitSettings> {
    return this.write(context, { $unset: NO_CALENDAR });
  }

  /** The doctor of a calendar address. Throws NOT_FOUND, also after a deletion or a new password. */
  async doctorAt(file: string): Promise<DoctorRecord> {
    const calendarHash = hashOf(file.slice(0, -ENDING.length));
    const doctor = file.endsWith(ENDING)
      ? await this.doctors.findOne({ calendarHash, ...notDeleted }).lean()
      : null;
    if (!doctor || !hasCalendar(doctor)) throw new ApiError('NOT_FOUND');
    return doctor;
  }

  /** Without a new `updatedAt`, so that an admin who edits the doctor meanwhile is not refused. */
  private async write(context: WriteContext, change: Change<DoctorRecord>): Promise<VisitSettings> {
    const which = { _id: context.caller.id, ...notDeleted };
    return settingsOf(await this.records.update(this.doctors, context, which, change, { timestamps: false }));
  }
}

/** Throws NOT_FOUND. */
function settingsOf(doctor: DoctorRecord | null): VisitSettings {
  if (!doctor) throw new ApiError('NOT_FOUND');
  return {
    joinLink: doctor.joinLink ?? null,
    calendarSince: (hasCalendar(doctor) && doctor.calendarSince?.toISOString()) || null,
  };
}
