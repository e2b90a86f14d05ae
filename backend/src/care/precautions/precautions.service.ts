import { targetProblem, type EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { precautionsProblem } from '@clinic/contract/care/precautions/precaution-rules';
import { isKnown } from '@clinic/contract/care/precautions/known-precautions';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { endedBy, type TakenOut } from '@clinic/contract/care/precautions/taken-out';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import { BodyOfClient } from './body-of-client.ts';
import { PrecautionsOfClient, type WrittenPrecautions } from './precautions-of-client.ts';
import type { SavePrecautionsDto } from './precautions.dto.ts';
import { PrecautionsRecord } from './precautions.schema.ts';
import { copiedPrecautions, knownFacts, precautionsView, type CopiedPrecaution } from './precautions.view.ts';

const KIND = 'precautions';

@Injectable()
export class PrecautionsService {
  constructor(
    @InjectModel(PrecautionsRecord.name) private readonly precautions: Model<PrecautionsRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly access: ClientAccess,
    private readonly reading: PrecautionsOfClient,
    private readonly progress: ClientProgress,
    private readonly bodies: BodyOfClient,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async get(caller: Caller, clientId: string): Promise<Precautions> {
    return this.known(await this.access.requireOpenRecords(caller, clientId, ['cover']));
  }

  /** Returns the precautions that count, in the order of the forms, for the client's copy of the data. */
  async ofCopy(caller: Caller): Promise<CopiedPrecaution[]> {
    return copiedPrecautions(await this.known(await this.access.requireOpenRecords(caller, caller.id)));
  }

  /** Throws INVALID_INPUT, STALE_RECORD. */
  async save(context: WriteContext, clientId: string, sent: SavePrecautionsDto): Promise<Precautions> {
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const problem = precautionsProblem(sent);
    if (problem) throw invalid(problem.field, problem.text);
    const written = await this.reading.read(client);
    if (sent.target) await this.refuseTarget(client._id, written, sent, sent.target);
    const view = (record: PrecautionsRecord) => precautionsView(written, record);
    const saved = await this.records.once(
      this.precautions,
      context,
      async () => view(await this.write(context, client._id, written, sent)),
      view,
    );
    await this.progress.changed(client._id);
    return saved;
  }

  /** Returns the facts to a caller that has checked the access. */
  async known(client: ClientRecord): Promise<Precautions> {
    const [written, record] = await Promise.all([this.reading.read(client), this.stored(client._id)]);
    return precautionsView(written, record);
  }

  /** Throws INVALID_INPUT. */
  private async refuseTarget(
    client: Types.ObjectId,
    written: WrittenPrecautions,
    sent: SavePrecautionsDto,
    target: EnergyTarget,
  ): Promise<void> {
    const [{ person }, before] = await Promise.all([this.bodies.bodyOf(client), this.stored(client)]);
    const { answers, added } = sent;
    const { facts } = knownFacts(written, { answers, added, ended: endedAfter(before, written, sent) });
    const expecting = isKnown({ facts, added }, 'state', 'expecting');
    const problem = targetProblem({ ...person, expecting }, target);
    if (problem) throw invalid(`target.${problem.field}`, problem.text);
  }

  private stored(client: Types.ObjectId): Promise<PrecautionsRecord | null> {
    return this.precautions.findOne({ client }).lean<PrecautionsRecord>().exec();
  }

  private async write(
    context: WriteContext,
    client: Types.ObjectId,
    written: WrittenPrecautions,
    sent: SavePrecautionsDto,
  ): Promise<PrecautionsRecord> {
    const { answers, added, target, version } = sent;
    const before = await this.stored(client);
    if ((before?.version ?? 0) !== version) throw new ApiError('STALE_RECORD');
    await this.progress.changing(client);
    const said = { answers, added, ended: endedAfter(before, written, sent), savedBy: context.author };
    if (!before) return this.begin(context, { client, ...said, target: target ?? null });
    const change = {
      ...said,
      ...(target !== undefined && { target }),
      updatedAt: this.versioned.nextInstant(before),
    };
    const which = { model: this.precautions, kind: KIND };
    const saved = await this.versioned.replace(context, which, before, change);
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  /** When two windows save the first answers at once, the unique index lets one win. */
  private async begin(
    context: WriteContext,
    first: Pick<PrecautionsRecord, 'client' | 'answers' | 'added' | 'ended' | 'target' | 'savedBy'>,
  ): Promise<PrecautionsRecord> {
    try {
      return await this.records.insert(this.precautions, context, first);
    } catch (error) {
      if (isDuplicateKey(error, 'client')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }
}

const endedAfter = (
  before: PrecautionsRecord | null,
  { takenOut }: WrittenPrecautions,
  sent: SavePrecautionsDto,
): TakenOut[] => endedBy({ takenOut, answers: before?.answers ?? [], ended: before?.ended ?? [] }, sent);
