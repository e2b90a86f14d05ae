import { wishProblem, type Consultation } from '@clinic/contract/care/consultations/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { CheckupsService } from '../checkups/checkups.service.ts';
import type { SaveConsultationDto } from './consultation.dto.ts';
import { ConsultationEffects } from './consultation-effects.ts';
import { ConsultationReading } from './consultation-reading.ts';
import { ConsultedVisits, type Visit } from './consulted-visits.ts';

/** Saves a consultation: the write of the checkup decides, and everything else follows from it. */
@Injectable()
export class Consultations {
  constructor(
    @InjectModel(CheckupRecord.name) private readonly model: Model<CheckupRecord>,
    private readonly records: Records,
    private readonly access: ClientAccess,
    private readonly visits: ConsultedVisits,
    private readonly checkups: CheckupsService,
    private readonly effects: ConsultationEffects,
    private readonly reading: ConsultationReading,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, INVALID_INPUT, APPOINTMENT_STATE, STALE_RECORD, VISIT_HAS_CHECKUP. */
  async save(context: WriteContext, clientId: string, sent: SaveConsultationDto): Promise<Consultation> {
    const { visit: _visit, note, completes, wish, ...checkup } = sent;
    const { caller } = context;
    const problem = wish && wishProblem(wish, this.clock.today());
    if (problem) throw invalid('wish.on', problem);
    // A repeated request is answered, whatever became of the visit.
    const isRepeat = await this.records.wasCarriedOut(this.model, context);
    const visit = isRepeat ? undefined : await this.visitOf(caller, clientId, sent);
    if (completes && visit) this.refuseEarly(visit);
    const { checkup: saved } = await this.checkups.save(context, clientId, checkup, {
      visit: visit?._id,
      hasNote: note.trim() !== '',
      effects: this.effects.effectsOf(caller, { note, completes, wish }),
    });
    // Effects that are done leave the outbox, so that the answer names only what failed.
    await this.relay.flush();
    return this.reading.consultationOf(caller, clientId, { checkup: saved.id });
  }

  /** Returns the visit of a stored checkup. Throws NOT_FOUND; STALE_RECORD when the screen means another visit. */
  private async visitOf(
    caller: Caller,
    clientId: string,
    { visit: id, checkupId }: SaveConsultationDto,
  ): Promise<Visit | undefined> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    if (!checkupId) return id === undefined ? undefined : this.visits.require(caller, client, id);
    const { visit } = await this.visits.consultedVisit(caller, client, { checkup: checkupId });
    if (id !== undefined && !visit?._id.equals(id)) throw new ApiError('STALE_RECORD');
    return visit;
  }

  /** Refuses a visit that has not begun; an outcome or a cancellation by the desk meanwhile refuses nothing. */
  private refuseEarly(visit: Visit): void {
    const { outcome = null, status } = visit;
    if (
      status === 'confirmed' &&
      outcome === null &&
      !mayTurn({ ...visit, outcome }, 'completed', this.clock.now())
    )
      throw new ApiError('APPOINTMENT_STATE');
  }
}
