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

/** One save: the checkup is the record that is written, and everything else follows from it. */
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
    // A repeat is answered, whatever became of the visit.
    const isRepeat = await this.records.wasCarriedOut(this.model, context);
    const visit = isRepeat ? undefined : await this.visitOf(caller, clientId, sent);
    if (completes && visit) this.refuseEarly(visit);
    const { checkup: saved } = await this.checkups.save(context, clientId, checkup, {
      visit: visit?._id,
      hasNote: note.trim() !== '',
      effects: this.effects.effectsOf(caller, { note, completes, wish }),
    });
    // Effects that are done leave the outbox, so that the answer says what is not.
    await this.relay.flush();
    return this.reading.consultationOf(caller, clientId, { checkup: saved.id });
  }

  /**
   * Returns the own visit of a checkup that is there. Throws NOT_FOUND; STALE_RECORD when the screen means
   * another one.
   */
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

  /** An outcome or a cancellation by the desk meanwhile refuses nothing. */
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
