import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { ConsultationPart, SaveConsultation } from '@clinic/contract/care/consultations/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';
import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { type EffectKind, effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { VisitOutcomes } from '../../scheduling/appointments/visit-outcomes.ts';
import { VisitsOfDoctors } from '../../scheduling/appointments/visits-of-doctors.ts';
import { CheckupRecord, visitOf } from '../checkups/checkup.schema.ts';
import { ConsultationNotes } from './consultation-notes.ts';

/** Each kind of effect does this part of the consultation. */
const KINDS = {
  note: effectKind('consultation-note'),
  outcome: effectKind('consultation-outcome'),
  wish: effectKind('consultation-wish'),
} as const satisfies Record<ConsultationPart, EffectKind>;

/** Fields that the effects need and the checkup does not keep. */
interface Said extends Pick<SaveConsultation, 'note' | 'wish'> {
  by: Caller;
  version: number;
}

/** Returns what failed effects of that part were to write; undefined when none failed. */
export const saidOf = (failed: readonly Effect[], part: ConsultationPart): Said | undefined =>
  failed.findLast(({ kind }) => kind === KINDS[part])?.data as Said | undefined;

/** Does what follows from a saved consultation: the note, the visit's outcome and the wish for the next visit. */
@Injectable()
export class ConsultationEffects {
  constructor(
    private readonly visits: VisitsOfDoctors,
    private readonly notes: ConsultationNotes,
    private readonly outcomes: VisitOutcomes,
    private readonly clients: ClientsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Makes the effects of one version of a checkup. */
  effectsOf(
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

  @OnEffect({ of: CheckupRecord, kinds: [KINDS.note] })
  async note(checkup: CheckupRecord, { data }: Effect): Promise<void> {
    const { by, version: ofVersion, note: text } = data as Said;
    const { _id, client, createdAt } = checkup;
    const visit = visitOf(checkup);
    const day = clinicToday(createdAt, this.env.clinicTimezone);
    await this.notes.write({ client, checkup: _id, ...(visit && { visit }), day, text, ofVersion, by });
  }

  /** A visit that was changed since the save stays as it is. */
  @OnEffect({ of: CheckupRecord, kinds: [KINDS.outcome] })
  async complete(checkup: CheckupRecord, { at, data }: Effect): Promise<void> {
    const { by } = data as Said;
    const id = visitOf(checkup);
    const visit = id && (await this.visits.get(id, new Types.ObjectId(by.id)));
    if (!visit || visit.changes.some((change) => change.at > at)) return;
    if (mayTurn({ ...visit, outcome: visit.outcome ?? null }, 'completed', this.clock.now()))
      await this.outcomes.record(job(by), visit._id.toHexString(), 'completed');
  }

  /** A wish is not written when a later one is stored. */
  @OnEffect({ of: CheckupRecord, kinds: [KINDS.wish] })
  async wish({ client }: CheckupRecord, { at: askedAt, data }: Effect): Promise<void> {
    const { by, wish } = data as Said;
    const isOlder = { $or: [{ visitWish: { $exists: false } }, { 'visitWish.askedAt': { $lt: askedAt } }] };
    const doctor = { id: new Types.ObjectId(by.id), name: by.name };
    const change = { $set: { visitWish: { askedAt, doctor, ...wish } } };
    await this.clients.change(job(by), { _id: client, ...isOlder }, change, { timestamps: false });
  }
}
