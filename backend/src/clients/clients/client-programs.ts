import { Injectable } from '@nestjs/common';
import { programEndsOn } from '@clinic/contract/clients/client-status';
import type { ClientProgram } from '@clinic/contract/people';
import { endIsFinalFrom, type SaveReportWords } from '@clinic/contract/care/programs/programs';
import { Types } from 'mongoose';
import { refuseStale, retryOnConflict } from '../../platform/database/conditional-write.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClientRecord, EndedProgram, RunningProgram, StoredEnd } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { type EffectKind, effectKind } from '../../platform/writes/envelope.ts';

export const FIX_BASELINE = effectKind('fix-baseline');

interface CorrectedEnd {
  program: string;
  by: string;
  because: string;
  updatedAt?: string;
  effect: EffectKind;
  end: StoredEnd;
}

/** A client's programs are in the client's record: starting, changing and ending one are single writes. */
@Injectable()
export class ClientPrograms {
  constructor(
    private readonly clients: ClientsService,
    private readonly versioned: VersionedRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a program when none is running, otherwise changes the running one; with `updatedAt` only in the
   * state that was read. Throws STALE_RECORD.
   */
  async save(
    context: WriteContext,
    clientId: string,
    fields: ClientProgram,
    updatedAt?: string,
  ): Promise<{ client: ClientRecord; program: RunningProgram; started: boolean }> {
    let changed: RunningProgram | null = null;
    const save = async () => {
      const { program } = await this.clients.record(clientId);
      refuseStale(program, updatedAt);
      // The program was ended meanwhile: a change of it must not start the next one.
      if (changed && !program?._id.equals(changed._id)) throw new ApiError('STALE_RECORD');
      changed = program;
      const at = this.versioned.nextInstant(program);
      const { baseline, ...running } = program ?? {};
      const saved: RunningProgram = program
        ? { ...(running as RunningProgram), ...fields, updatedAt: at }
        : { _id: new Types.ObjectId(), ...fields, createdAt: at, updatedAt: at };
      // Baselines stay fixed, except that another start day has other values to compare with.
      if (baseline && program?.startDate === saved.startDate) saved.baseline = baseline;
      const id = saved._id.toHexString();
      const effect = { key: `${FIX_BASELINE}:${id}:${at.getTime()}`, kind: FIX_BASELINE, at };
      const client = await this.clients.change(
        context,
        { _id: clientId, ...stillIs(program) },
        {
          $set: { program: saved, programEndsOn: programEndsOn(saved) },
          $unset: { programEndedAt: 1 },
        },
        { effects: [effect], at },
      );
      return client && { client, program: saved, started: program === null };
    };
    return this.clients.once(
      context,
      () => retryOnConflict(save),
      async (client, at) => {
        const saved = [...(await this.ended(clientId)), client.program].find(
          (one) => one && one.updatedAt >= at,
        );
        if (!saved) throw new ApiError('STALE_RECORD');
        return { client, program: saved, started: saved.createdAt >= at };
      },
    );
  }

  /**
   * Closes the running program: `effects` are kinds of effects, whose keys end with the program's id. Throws
   * NO_RUNNING_PROGRAM.
   */
  async end(
    context: WriteContext,
    clientId: string,
    { effects, ...outcome }: Omit<EndedProgram, keyof RunningProgram | 'endedAt'> & { effects: EffectKind[] },
  ): Promise<{ client: ClientRecord; program: EndedProgram }> {
    const end = async () => {
      const { program: running } = await this.clients.record(clientId);
      if (!running) throw new ApiError('NO_RUNNING_PROGRAM');
      const at = this.clock.now();
      const program: EndedProgram = { ...running, ...outcome, endedAt: at, updatedAt: at };
      const follows = effects.map((kind) => ({ key: `${kind}:${running._id.toHexString()}`, kind, at }));
      const client = await this.clients.change(
        context,
        { _id: clientId, ...stillIs(running) },
        {
          $set: { program: null, programEndedAt: at },
          $unset: { programEndsOn: 1, publishedPlanAt: 1 },
          $inc: { programsEnded: 1 },
          $push: { endedPrograms: program },
        },
        { effects: follows, at },
      );
      return client && { client, program };
    };
    return this.clients.once(
      context,
      () => retryOnConflict(end),
      async (client, since) => {
        const program = (await this.ended(clientId)).find(({ endedAt }) => endedAt >= since);
        if (!program) throw new ApiError('STALE_RECORD');
        return { client, program };
      },
    );
  }

  /**
   * Rewrites the end of the last program and keeps the former one; `effect` is the kind of the effect, whose
   * key ends with the program's id. Throws NOT_FOUND, END_IS_FINAL, STALE_RECORD.
   */
  async correctEnd(
    context: WriteContext,
    clientId: string,
    { program: id, by, because, updatedAt, effect, end }: CorrectedEnd,
  ): Promise<{ client: ClientRecord; program: EndedProgram }> {
    const correct = async () => {
      const last = (await this.ended(clientId)).at(-1);
      if (last?._id.toHexString() !== id) throw new ApiError('NOT_FOUND');
      const at = this.versioned.nextInstant(last);
      if (last.endedBy.id !== by || at >= endIsFinalFrom(last.endedAt)) throw new ApiError('END_IS_FINAL');
      refuseStale(last, updatedAt);
      const { reason, notes, post, measures, corrections = [] } = last;
      const kept = { at, because, before: { reason, notes, post, measures } };
      const program: EndedProgram = { ...last, ...end, updatedAt: at, corrections: [...corrections, kept] };
      const key = `${effect}:${program.corrections?.length}:${id}`;
      const client = await this.clients.change(
        context,
        { _id: clientId, endedPrograms: { $elemMatch: { _id: last._id, updatedAt: last.updatedAt } } },
        { $set: { 'endedPrograms.$': program } },
        { effects: [{ key, kind: effect, at }] },
      );
      return client && { client, program };
    };
    return this.clients.once(
      context,
      () => retryOnConflict(correct),
      async (client) => {
        const program = (await this.ended(clientId)).find((one) => one._id.toHexString() === id);
        if (!program) throw new ApiError('STALE_RECORD');
        return { client, program };
      },
    );
  }

  /** The program may be running or ended. Throws NOT_FOUND, STALE_RECORD. */
  async saveReportWords(
    context: WriteContext,
    clientId: string,
    { program: id, words, updatedAt }: SaveReportWords,
  ): Promise<ClientRecord> {
    const save = async () => {
      const { program: running } = await this.clients.record(clientId);
      const isRunning = running?._id.toHexString() === id;
      const program = isRunning ? running : await this.endedOne(clientId, id);
      refuseStale(program, updatedAt);
      context.about({ id, name: program.name, client: clientId });
      const unchanged = { _id: program._id, updatedAt: program.updatedAt };
      const place = isRunning ? 'program' : 'endedPrograms.$';
      return this.clients.change(
        context,
        {
          _id: clientId,
          ...(isRunning
            ? { 'program._id': unchanged._id, 'program.updatedAt': unchanged.updatedAt }
            : { endedPrograms: { $elemMatch: unchanged } }),
        },
        {
          $set: {
            [`${place}.reportWords`]: words,
            [`${place}.updatedAt`]: this.versioned.nextInstant(program),
          },
        },
      );
    };
    return this.clients.once(
      context,
      () => retryOnConflict(save),
      async (client) => client,
    );
  }

  /** Throws NOT_FOUND. */
  private async endedOne(clientId: string, id: string): Promise<EndedProgram> {
    const program = (await this.ended(clientId)).find((one) => one._id.toHexString() === id);
    if (!program) throw new ApiError('NOT_FOUND');
    return program;
  }

  /** Oldest first. */
  async ended(clientId: string): Promise<EndedProgram[]> {
    return (await this.clients.find({ _id: clientId }, { endedPrograms: 1 }))?.endedPrograms ?? [];
  }
}

const stillIs = (program: RunningProgram | null) =>
  program
    ? {
        'program._id': program._id,
        'program.updatedAt': program.updatedAt,
        'program.baseline': program.baseline ?? { $exists: false },
      }
    : { program: null };
