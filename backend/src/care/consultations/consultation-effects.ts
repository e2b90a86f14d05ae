import type { SaveConsultation } from '@clinic/contract/care/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { job } from '../../platform/writes/write-context.ts';
import { VisitOutcomes } from '../../scheduling/appointments/visit-outcomes.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { ConsultedVisits } from './consulted-visits.ts';
import { ConsultationNotes } from './consultation-notes.ts';

/** Kinds of effects, and the part of the consultation that each of them does. */
export const CONSULTATION_EFFECTS = {
  note: 'consultation-note',
  outcome: 'consultation-outcome',
  wish: 'consultation-wish',
} as const;

/** What the effects need; the checkup keeps none of it. */
interface Said {
  by: Caller;
  version: number;
  visit?: string;
  day: string;
  note: string;
  wish: SaveConsultation['wish'];
}

/** Does what follows from a saved consultation. */
@Injectable()
export class ConsultationEffects implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notes: ConsultationNotes,
    private readonly outcomes: VisitOutcomes,
    private readonly visits: ConsultedVisits,
    private readonly clients: ClientsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const handle = (kind: string, work: (checkup: CheckupRecord, said: Said, at: Date) => Promise<unknown>) =>
      this.effects.handle<CheckupRecord>(CheckupRecord.name, kind, async (checkup, { data, at }) => {
        await work(checkup, data as Said, at);
      });
    handle(CONSULTATION_EFFECTS.note, (checkup, said) => this.note(checkup, said));
    handle(CONSULTATION_EFFECTS.outcome, (_checkup, said) => this.complete(said));
    handle(CONSULTATION_EFFECTS.wish, (checkup, said, at) => this.wish(checkup, said, at));
  }

  /** The effects of one version of a checkup. */
  of(
    by: Caller,
    { visit, note, completes, wish }: Pick<SaveConsultation, 'visit' | 'note' | 'completes' | 'wish'>,
  ): (version: number, at: Date) => Effect[] {
    const kinds = [
      CONSULTATION_EFFECTS.note,
      ...(wish === undefined ? [] : [CONSULTATION_EFFECTS.wish]),
      ...(completes && visit ? [CONSULTATION_EFFECTS.outcome] : []),
    ];
    return (version, at) => {
      const { id, name, role } = by;
      const data: Said = { by: { id, name, role }, version, visit, day: this.clock.today(), note, wish };
      return kinds.map((kind) => ({ key: `${kind}:${version}`, kind, at, data }));
    };
  }

  private note({ _id: checkup, client }: CheckupRecord, said: Said): Promise<void> {
    const { by, version: ofVersion, visit, day, note: text } = said;
    return this.notes.write({
      client,
      checkup,
      ...(visit && { visit: new Types.ObjectId(visit) }),
      day,
      text,
      ofVersion,
      by,
    });
  }

  /** What the desk has recorded, cancelled or given to another doctor meanwhile stays. */
  private async complete({ by, visit: id = '' }: Said): Promise<void> {
    const [visit] = await this.visits.ownOf(by, { _id: new Types.ObjectId(id) });
    const now = this.clock.now();
    if (visit && mayTurn({ ...visit, outcome: visit.outcome ?? null }, 'completed', now))
      await this.outcomes.record(job(by), id, 'completed');
  }

  /** None after a later one. */
  private async wish({ _id: checkup, client }: CheckupRecord, said: Said, at: Date): Promise<void> {
    const { by, wish, visit } = said;
    const isOlder = { $or: [{ visitWish: { $exists: false } }, { 'visitWish.askedAt': { $lt: at } }] };
    const doctor = { id: new Types.ObjectId(by.id), name: by.name };
    const visitWish = {
      askedAt: at,
      checkup,
      ...(visit && { visit: new Types.ObjectId(visit) }),
      doctor,
      ...wish,
    };
    const change = { $set: { visitWish } };
    await this.clients.change(job(by), { _id: client, ...isOlder }, change, { timestamps: false });
  }
}
