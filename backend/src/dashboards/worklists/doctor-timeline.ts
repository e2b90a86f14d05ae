import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import type { ClientTimeline, TimelineEntry } from '@clinic/contract/dashboards/doctor-client';
import type { Model, Types } from 'mongoose';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
import { CheckupRecord } from '../../care/checkups/checkup.schema.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { KeptRecord } from '../../platform/writes/versioned-records.ts';
import { Versions } from '../../platform/database/versions.ts';
import { DietPlanRecord } from '../../care/diet-plans/diet-plan.schema.ts';
import { DosagePlanRecord } from '../../care/dosage-plans/dosage-plan.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { IntakeFormRecord } from '../../care/intake-forms/intake-form.schema.ts';
import { EmailsService } from '../../notifications/emails/emails.service.ts';
import { SnacksPlanRecord } from '../../care/snacks-plans/snacks-plan.schema.ts';

const MOST = 200;
const VISIT_FIELDS = { startsAt: 1, appointmentType: 1, status: 1, outcome: 1 } as const;
/** Fields of any kept record that do not tell its contents. */
const SAVED = { savedBy: 1, updatedAt: 1 } as const;

/** A record that keeps its states, and the timeline entry of one save; null: no entry. */
interface Source {
  record: Pick<KeptRecord, '_id' | 'savedBy' | 'updatedAt'> & { status?: string };
  entry: (save: Omit<Save, 'status'>, status: string | undefined) => TimelineEntry | null;
}
interface Save {
  at: string;
  by: { name: string; role: string };
}

@Injectable()
export class DoctorTimeline {
  constructor(
    private readonly clientVisits: VisitsOfClients,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(DietPlanRecord.name) private readonly dietPlans: Model<DietPlanRecord>,
    @InjectModel(DosagePlanRecord.name) private readonly dosagePlans: Model<DosagePlanRecord>,
    @InjectModel(SnacksPlanRecord.name) private readonly snacksPlans: Model<SnacksPlanRecord>,
    private readonly access: ClientAccess,
    private readonly programs: ClientPrograms,
    private readonly versions: Versions,
    private readonly emails: EmailsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async timelineOf(caller: Caller, clientId: string): Promise<ClientTimeline> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const parts = await Promise.all([
      this.visits(client._id),
      this.programEntries(client),
      this.checkupEntries(client._id),
      this.saves(client._id),
      this.emailEntries(client._id),
    ]);
    const entries = parts.flat().toSorted((one, other) => other.at.localeCompare(one.at));
    return { entries: entries.slice(0, MOST) };
  }

  private async visits(client: Types.ObjectId): Promise<TimelineEntry[]> {
    const found = await this.clientVisits.latest(client, VISIT_FIELDS, MOST);
    return found.map(({ _id, startsAt, appointmentType, status, outcome = null }) => ({
      kind: 'visit',
      id: _id.toHexString(),
      at: startsAt.toISOString(),
      appointmentType,
      status,
      outcome,
    }));
  }

  private async programEntries({ _id, program }: ClientRecord): Promise<TimelineEntry[]> {
    const ended = await this.programs.ended(_id.toHexString());
    const started = [...ended, ...(program ? [program] : [])];
    const zone = this.env.clinicTimezone;
    return [
      ...started.map(({ name, startDate }): TimelineEntry => {
        const at = clinicInstant(startDate, '00:00', zone).toISOString();
        return { kind: 'program', deed: 'started', name, at };
      }),
      ...ended.map(({ name, endedAt }): TimelineEntry => {
        return { kind: 'program', deed: 'ended', name, at: endedAt.toISOString() };
      }),
    ];
  }

  private async checkupEntries(client: Types.ObjectId): Promise<TimelineEntry[]> {
    const found = await this.checkups
      .find({ client }, { createdAt: 1, savedBy: 1 })
      .limit(MOST)
      .lean<CheckupRecord[]>();
    return found.map(({ createdAt, savedBy }) => ({
      kind: 'checkup',
      at: createdAt.toISOString(),
      by: savedBy.name,
    }));
  }

  /** Emails on their way, sent and failed; not those that were not needed. */
  private async emailEntries(client: Types.ObjectId): Promise<TimelineEntry[]> {
    const emails = await this.emails.to(client);
    return emails.flatMap(({ about, state, updatedAt: at }): TimelineEntry[] =>
      state === 'dropped' ? [] : [{ kind: 'letter', about, state, at }],
    );
  }

  /** Every save of a form and a plan; of diet plans only the published ones. */
  private async saves(client: Types.ObjectId): Promise<TimelineEntry[]> {
    const [forms, dietPlans, dosagePlans, snacksPlans] = await Promise.all([
      this.forms.find({ client }, { ...SAVED, formType: 1 }).lean<IntakeFormRecord[]>(),
      this.dietPlans.find({ client }, { ...SAVED, status: 1 }).lean<DietPlanRecord[]>(),
      this.dosagePlans.find({ client }, { ...SAVED, kind: 1 }).lean<DosagePlanRecord[]>(),
      this.snacksPlans.find({ client }, SAVED).lean<SnacksPlanRecord[]>(),
    ]);
    const sources: Source[] = [
      ...forms.map((record): Source => ({
        record: { ...record, status: '' },
        entry: ({ at, by: { name, role } }) => {
          return { kind: 'form', formType: record.formType, at, by: name, byClient: role === 'client' };
        },
      })),
      ...dietPlans.map((record): Source => ({
        record,
        entry: ({ at, by }, status) =>
          status === 'published' ? { kind: 'plan', plan: 'diet', at, by: by.name } : null,
      })),
      ...dosagePlans.map((record): Source => ({
        record,
        entry: ({ at, by }) => ({ kind: 'plan', plan: record.kind, at, by: by.name }),
      })),
      ...snacksPlans.map((record): Source => ({
        record,
        entry: ({ at, by }) => ({ kind: 'plan', plan: 'snacks', at, by: by.name }),
      })),
    ];
    const kept = await this.versions.savesOf(sources.map(({ record }) => record._id));
    return sources.flatMap(({ record, entry }) => {
      const before = kept.filter(({ of, at }) => of.equals(record._id) && at < record.updatedAt);
      return [
        entry({ at: record.updatedAt.toISOString(), by: record.savedBy }, record.status),
        ...before.map(({ at, by, body }) => entry({ at: at.toISOString(), by }, body.status)),
      ].filter((one) => one !== null);
    });
  }
}
