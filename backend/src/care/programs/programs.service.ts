import { Inject, Injectable } from '@nestjs/common';
import { measuresProblem, takenMeasures } from '@clinic/contract/care/checkups/checkups';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import { withBaseline } from '@clinic/contract/care/client-measures/measures';
import { baselineOf } from '@clinic/contract/care/programs/program-baseline';
import type { Program } from '@clinic/contract/care/programs/programs';
import { AppointmentChanges } from '../../scheduling/appointments/appointment-changes.ts';
import { SeriesChanges } from '../../scheduling/appointments/series-changes.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import { ClientRecord, type RunningProgram, type StoredEnd } from '../../clients/clients/client.schema.ts';
import { CLIENT_SET_ASIDE } from '../../clients/clients/take-overs.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { readFields } from '../intake-forms/intake-form.dto.ts';
import { textsOf } from '../intake-forms/intake-form.view.ts';
import { IntakeFormsService } from '../intake-forms/intake-forms.service.ts';
import type {
  CorrectEndDto,
  EndDto,
  SaveProgramDto,
  EndProgramDto,
  SaveReportWordsDto,
} from './program.dto.ts';
import { endedProgramView, runningProgramView } from './program.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

export const CANCEL_APPOINTMENTS = effectKind('cancel-appointments');
export const MEASURE_END = effectKind('measure-end');

@Injectable()
export class ProgramsService {
  constructor(
    private readonly programs: ClientPrograms,
    private readonly access: ClientAccess,
    private readonly forms: IntakeFormsService,
    private readonly appointments: AppointmentChanges,
    private readonly series: SeriesChanges,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [CLIENT_SET_ASIDE] })
  async cancelOfSetAside({ _id, setAsideBy }: ClientRecord, { at }: Effect): Promise<void> {
    if (setAsideBy) await this.cancelUpcoming(job(setAsideBy), _id.toHexString(), at);
  }

  async get(caller: Caller, clientId: string): Promise<Program | null> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']);
    return client.program && runningProgramView(client, client.program, caller);
  }

  /** Starts a program, or changes the running one. */
  async save(
    context: WriteContext,
    { clientId, plan, updatedAt }: SaveProgramDto,
  ): Promise<{ program: Program; started: boolean }> {
    const { caller } = context;
    await this.access.requireOpenRecords(caller, clientId);
    const { name, duration, startDate } = plan;
    const fields = { name, duration, durationInDays: duration * 7, startDate };
    const { client, program, started } = await this.programs.save(context, clientId, fields, updatedAt);
    return { program: runningProgramView(client, program, caller), started };
  }

  /**
   * Returns ended programs and the running one, newest first. An older release stored the form at a program's end as
   * its beginning, so the form's kept versions decide where there are any.
   */
  async history(caller: Caller, clientId: string): Promise<Program[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const ended = await this.programs.ended(clientId);
    const saves = ended.length > 0 ? await this.forms.bodyStatusSaves(client._id) : [];
    const programs = ended
      .map((program, index) => endedProgramView(client, program, index + 1, caller))
      .map((program, index, views) => ({
        ...program,
        pre: preText(
          baselineOf(saves, program, this.env.clinicTimezone, views[index - 1]?.endedAt) ?? program.pre,
          ended[index],
        ),
      }));
    if (client.program) programs.push(runningProgramView(client, client.program, caller));
    return programs.toReversed();
  }

  /**
   * Closes the running program. Plans belong to the program in which they were saved, so this one write makes them
   * history; everything else is an effect of it.
   */
  async end(context: WriteContext, clientId: string, end: EndProgramDto): Promise<Program> {
    const { caller } = context;
    const outcome = await this.outcome(end);
    const client = await this.access.requireOpenRecords(caller, clientId);
    const { client: after, program } = await this.programs.end(context, clientId, {
      ...outcome,
      pre: client.program && (await this.baseline(client, client.program)),
      endedBy: context.author,
      effects: [MEASURE_END, ...(end.cancelAppointments ? [CANCEL_APPOINTMENTS] : [])],
    });
    return endedProgramView(after, program, after.programsEnded, caller);
  }

  /** The doctor who ended the program corrects its end within a day; the former one is kept. */
  async correctEnd(
    context: WriteContext,
    clientId: string,
    { program: id, because, updatedAt, ...end }: CorrectEndDto,
  ): Promise<Program> {
    const { caller } = context;
    const outcome = await this.outcome(end);
    await this.access.requireOpenRecords(caller, clientId);
    const { client, program } = await this.programs.correctEnd(context, clientId, {
      program: id,
      by: caller.id,
      because,
      updatedAt,
      effect: MEASURE_END,
      end: outcome,
    });
    return endedProgramView(client, program, client.programsEnded, caller);
  }

  /** Throws NOT_FOUND, STALE_RECORD. */
  async saveReportWords(
    context: WriteContext,
    clientId: string,
    words: SaveReportWordsDto,
  ): Promise<Program> {
    const { caller } = context;
    await this.access.requireOpenRecords(caller, clientId);
    const client = await this.programs.saveReportWords(context, clientId, words);
    const isSaid = ({ _id }: RunningProgram) => _id.toHexString() === words.program;
    if (client.program && isSaid(client.program)) return runningProgramView(client, client.program, caller);
    const ended = await this.programs.ended(clientId);
    const place = ended.findIndex(isSaid);
    const program = ended[place];
    if (!program) throw new ApiError('NOT_FOUND');
    return endedProgramView(client, program, place + 1, caller);
  }

  /** Throws INVALID_INPUT. */
  private async outcome({ reason, notes = '', post, measures: sent = [] }: EndDto): Promise<StoredEnd> {
    const measures = takenMeasures(sent);
    const sentence = measuresProblem({ measures, reportDay: null }, this.clock.today());
    if (sentence) throw invalid('measures', sentence);
    return { reason, notes, post: post ? await readFields('BodyStatus', post) : null, measures };
  }

  private async baseline(client: ClientRecord, running: RunningProgram): Promise<BodyStatusFields | null> {
    const before = (await this.programs.ended(client._id.toHexString())).at(-1);
    const saves = await this.forms.bodyStatusSaves(client._id);
    const form = baselineOf(
      saves,
      { startDate: running.startDate, createdAt: running.createdAt.toISOString(), endedAt: null },
      this.env.clinicTimezone,
      before?.endedAt.toISOString(),
    );
    return preText(form, running);
  }

  @OnEffect({ of: ClientRecord, kinds: [CANCEL_APPOINTMENTS] })
  async cancelAppointments(client: ClientRecord, { key, at }: Effect): Promise<void> {
    const id = client._id.toHexString();
    const ended = await this.programs.ended(id);
    const program = ended.find(({ _id }) => key.endsWith(_id.toHexString()));
    if (!program) throw new Error('the ended program is not there');
    await this.cancelUpcoming(job(program.endedBy), id, at);
  }

  private async cancelUpcoming(context: WriteContext, client: string, at: Date): Promise<void> {
    // The client gets one email about a series, and one about each other visit.
    await this.series.cancelRest(context, client, at);
    await this.appointments.cancelUpcoming(context, client, at);
    const left = await this.appointments.cancelUpcoming(context, client, at);
    if (left > 0) throw new Error('an appointment changed meanwhile');
  }
}

/** Returns the beginning of a program as text: its baseline measurements, otherwise what the form said. */
function preText(
  form: BodyStatusFields | null | undefined,
  program: Pick<RunningProgram, 'baseline'> | undefined,
): BodyStatusFields | null {
  const pre = withBaseline(form, program?.baseline ?? []);
  return pre ? textsOf('BodyStatus', pre) : null;
}
