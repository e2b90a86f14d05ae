import { wishProblem, type Consultation } from '@clinic/contract/care/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { CheckupsService } from '../checkups/checkups.service.ts';
import type { SaveConsultationDto } from './consultation.dto.ts';
import { ConsultationEffects } from './consultation-effects.ts';
import { ConsultationReading } from './consultation-reading.ts';
import { ConsultedVisits, type Visit } from './consulted-visits.ts';

/** One save: the checkup is the record that is written, and everything else follows from it. */
@Injectable()
export class Consultations {
  constructor(
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
    const { visit: sentVisit, note, completes, wish, ...checkup } = sent;
    const { caller } = context;
    const problem = wish && wishProblem(wish, this.clock.today());
    if (problem) throw invalid('wish.on', problem);
    const visit = await this.require(caller, clientId, sentVisit);
    if (completes && visit) this.refuseEarly(visit);
    const { checkup: saved } = await this.checkups.save(context, clientId, checkup, {
      visit: visit?._id,
      hasNote: note.trim() !== '',
      effects: this.effects.of(caller, { visit: visit?._id.toHexString(), note, completes, wish }),
    });
    // What is done leaves the outbox, so that the answer says what is not.
    await this.relay.flush();
    return this.reading.of(caller, clientId, saved.id);
  }

  /** A covering doctor's consultation is of the covered visit, whichever is sent. Throws NOT_FOUND. */
  private async require(
    caller: Caller,
    clientId: string,
    id: string | undefined,
  ): Promise<Visit | undefined> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const [covered] = await this.access.covering(caller, client);
    const which = covered?._id ?? (id === undefined ? undefined : new Types.ObjectId(id));
    if (!which) return undefined;
    const [visit] = await this.visits.ownOf(caller, { _id: which, 'client.id': client._id });
    if (!visit) throw new ApiError('NOT_FOUND');
    return visit;
  }

  private refuseEarly(visit: Visit): void {
    const { outcome = null } = visit;
    if (outcome !== 'completed' && !mayTurn({ ...visit, outcome }, 'completed', this.clock.now()))
      throw new ApiError('APPOINTMENT_STATE');
  }
}
