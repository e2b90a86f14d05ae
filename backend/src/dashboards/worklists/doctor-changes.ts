import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { DOCTOR_CHANGE_DAYS, doctorChangeWords } from '@clinic/contract/dashboards/doctor-change-words';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import type { Model } from 'mongoose';
import { AuditRecord } from '../../platform/audit/audit.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const DAY_MS = 86_400_000;
const TOLD = { at: 1, by: 1, record: 1, client: 1, changed: 1 } as const;

/**
 * Lists clients who went from one doctor to another, by the audit, so that no new doctor begins to read a record
 * unnoticed.
 */
@Injectable()
export class DoctorChanges {
  constructor(
    @InjectModel(AuditRecord.name) private readonly audit: Model<AuditRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Lists a doctor's own clients, and for an admin those of all doctors; the latest first. */
  async list({ id, role }: Caller, hidden: Hidden, now: Date): Promise<Worklist> {
    const mine = { $or: [{ 'changed.doctors.from.id': id }, { 'changed.doctors.to.id': id }] };
    const found = await pastMongoose(this.audit)
      .find<AuditRecord>(
        {
          'changed.doctors': { $exists: true },
          // All clients of one reassignment share a line.
          $nor: [{ 'record.kind': 'client', 'changed.clients': { $exists: true } }],
          at: { $gte: new Date(now.getTime() - DOCTOR_CHANGE_DAYS * DAY_MS) },
          ...(role === 'doctor' ? mine : { 'by.id': { $ne: id } }),
        },
        { projection: TOLD, sort: { at: -1 }, hint: 'changed doctors' },
      )
      .toArray();
    return workedOutList('doctorChanges', found.flatMap(this.rowFor(id)), hidden);
  }

  private readonly rowFor =
    (id: string) =>
    ({ _id, at, by, client, changed }: AuditRecord): WorkRow[] => {
      if (!by || !changed?.doctors) return [];
      const { doctors, clients } = changed;
      const words = doctorChangeWords({
        from: doctors.from.name,
        to: doctors.to.name,
        by,
        at: clinicDateTime(at, this.env.clinicTimezone),
        clients,
      });
      const row = { id: _id.toHexString(), fact: 'told', words, since: null, person: null };
      if (!client) return [row];
      // The former doctor can no longer open the record.
      if (doctors.from.id === id) return [{ ...row, words: `${client.name}: ${words}` }];
      return [{ ...row, person: { id: client.id, name: client.name } }];
    };
}
