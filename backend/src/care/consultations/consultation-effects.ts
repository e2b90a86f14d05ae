import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { ConsultationPart, SaveConsultation } from '@clinic/contract/care/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { job } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { VisitOutcomes } from '../../scheduling/appointments/visit-outcomes.ts';
import { CheckupRecord, visitOf } from '../checkups/checkup.schema.ts';
import { ConsultationNotes } from './consultation-notes.ts';

/** Kinds of effects, and the part of the consultation that each of them does. */
const KINDS: Readonly<Record<ConsultationPart, string>> = {
  note: 'consultation-note',
  outcome: 'consultation-outcome',
  wish: 'consultation-wish',
};

/** What the effects need; the checkup keeps none of it. */
interface Said extends Pick<SaveConsultation, 'note' | 'wish'> {
  by: Caller;
  version: number;
}

/** What a failed effect of that part was to write; undefined when none failed. */
export const saidOf = (failed: readonly Effect[], part: ConsultationPart): Said | undefined =>
  failed.findLast(({ kind }) => kind === KINDS[part])?.data as Said | undefined;

/** Does what follows from a saved consultation. */
@Injectable()
export class ConsultationEffects implements OnModuleInit {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly effects: Effects,
    private readonly notes: ConsultationNotes,
    private readonly outcomes: VisitOutcomes,
    private readonly clients: ClientsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    const handle = (
      part: ConsultationPart,
      work: (checkup: CheckupRecord, said: Said, at: Date) => Promise<void>,
    ) =>
      this.effects.handle<CheckupRecord>(CheckupRecord.name, KINDS[part], (checkup, { data, at }) =>
        work(checkup, data as Said, at),
      );
    handle('note', (checkup, said) => this.note(checkup, said));
    handle('outcome', (checkup, said, at) => this.complete(checkup, said, at));
    handle('wish', (checkup, said, at) => this.wish(checkup, said, at));
  }

  /** The effects of one version of a checkup. */
  of(
    { id, name, role }: Caller,
    { note, completes, wish }: Pick<SaveConsultation, 'note' | 'completes' | 'wish'>,
  ): (version: number, at: Date) => Effect[] {
    const parts: ConsultationPart[] = [
      'note',
      ...(completes ? ['outcome' as const] : []),
      ...(wish === undefined ? [] : ['wish' as const]),
    ];
    return (version, at) =>
      parts.map((part) => {
        const data: Said = { by: { id, name, role }, version, note, wish };
        return { key: `${KINDS[part]}:${version}`, kind: KINDS[part], at, data };
      });
  }

  private note(checkup: CheckupRecord, { by, version: ofVersion, note: text }: Said): Promise<void> {
    const { _id, client, createdAt } = checkup;
    const visit = visitOf(checkup);
    const day = clinicToday(createdAt, this.env.clinicTimezone);
    return this.notes.write({ client, checkup: _id, ...(visit && { visit }), day, text, ofVersion, by });
  }

  /** A visit that was changed since the save stays as it is. */
  private async complete(checkup: CheckupRecord, { by }: Said, at: Date): Promise<void> {
    const id = visitOf(checkup);
    const own = { _id: id, 'doctor.id': new Types.ObjectId(by.id) };
    const visit = id && (await this.appointments.findOne(own).lean<AppointmentRecord>());
    if (!visit || visit.changes.some((change) => change.at > at)) return;
    if (mayTurn({ ...visit, outcome: visit.outcome ?? null }, 'completed', this.clock.now()))
      await this.outcomes.record(job(by), visit._id.toHexString(), 'completed');
  }

  /** None after a later one. */
  private async wish({ client }: CheckupRecord, { by, wish }: Said, askedAt: Date): Promise<void> {
    const isOlder = { $or: [{ visitWish: { $exists: false } }, { 'visitWish.askedAt': { $lt: askedAt } }] };
    const doctor = { id: new Types.ObjectId(by.id), name: by.name };
    const change = { $set: { visitWish: { askedAt, doctor, ...wish } } };
    await this.clients.change(job(by), { _id: client, ...isOlder }, change, { timestamps: false });
  }
}
