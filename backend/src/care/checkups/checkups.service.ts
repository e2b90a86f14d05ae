import { Inject, Injectable } from '@nestjs/common';
import {
  CHECKUP_FIELDS,
  emptyCheckup,
  measuresProblem,
  takenMeasures,
  type Checkup,
  type CheckupFields,
  type TakenMeasures,
} from '@clinic/contract/care/checkups/checkups';
import { measuredDayProblem } from '@clinic/contract/care/client-measures/measured-day';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { refuseStale, retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import type { EditCheckupDto, SaveCheckupDto } from './checkup.dto.ts';
import { CheckupRecord, visitOf } from './checkup.schema.ts';
import { checkupView } from './checkup.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const KIND = 'checkup';
/** This effect reads a save's measurements; its key names the version. */
export const MEASURE_CHECKUP = effectKind('measure');

/** Parts that a consultation adds to the checkup that it saves. */
export interface Consulted {
  /** The visit of the consultation; a covering doctor's is one of the covered visits. */
  visit?: Types.ObjectId;
  /** True when a note is written: a checkup with a note alone is not empty. */
  hasNote: boolean;
  /** Makes the consultation's further effects; `version` is the number of the checkup's version. */
  effects: (version: number, at: Date) => Effect[];
}

type Which = { _id: string; client?: Types.ObjectId };

@Injectable()
export class CheckupsService {
  constructor(
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    private readonly access: ClientAccess,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Returns the checkups newest first; a saved one moves to the top. */
  async list(caller: Caller, clientId: string): Promise<Checkup[]> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const checkups = await this.checkups
      .find({ client: _id })
      .sort({ updatedAt: -1, _id: -1 })
      .lean<CheckupRecord[]>();
    return checkups.map(checkupView);
  }

  /**
   * Adds a checkup, or changes the one of `checkupId`. A checkup by a covering doctor, or of a consultation, belongs to
   * the visit: throws VISIT_HAS_CHECKUP when the visit has one.
   */
  async save(
    context: WriteContext,
    clientId: string,
    { checkupId, ...edit }: SaveCheckupDto,
    consulted?: Consulted,
  ): Promise<{ checkup: Checkup; created: boolean }> {
    const { caller } = context;
    const record = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const { _id: client } = record;
    if (checkupId)
      return {
        checkup: await this.change(context, record, { _id: checkupId, client }, edit, consulted),
        created: false,
      };
    const covered = await this.access.covering(caller, record);
    const visit = consulted?.visit ? covered.find(({ _id }) => _id.equals(consulted.visit)) : covered[0];
    // The time in which a covering doctor can write has ended in this very moment.
    if (!visit && !this.access.owns(caller, record)) throw new ApiError('NOT_FOUND');
    const cover = visit && {
      visit: visit._id,
      doctor: { id: new Types.ObjectId(caller.id), name: caller.name },
    };
    const taken = this.taken(edit);
    const day = this.measuredOn(edit);
    const fields = filled(sentFields(edit.fields), taken, consulted);
    const of = cover ? { cover } : consulted?.visit && { visit: consulted.visit };
    const first = { client, fields, ...taken, ...day, ...of, savedBy: context.author };
    const effects = this.effects(1, consulted);
    const checkup = await this.records
      .once(
        this.checkups,
        context,
        async () => checkupView(await this.records.insert(this.checkups, context, first, { effects })),
        checkupView,
      )
      .catch((error: unknown) => {
        const isWritten = isDuplicateKey(error, 'cover.visit') || isDuplicateKey(error, 'visit');
        throw isWritten ? new ApiError('VISIT_HAS_CHECKUP') : error;
      });
    return { checkup, created: true };
  }

  async edit(context: WriteContext, id: string, edit: EditCheckupDto): Promise<Checkup> {
    const { client } = await this.find({ _id: id });
    const record = await this.access.requireOpenRecords(context.caller, client.toHexString(), ['cover']);
    return this.change(context, record, { _id: id, client }, edit);
  }

  /** Changes a checkup; omitted fields stay. With `updatedAt` it does not overwrite a newer state. */
  private async change(
    context: WriteContext,
    client: ClientRecord,
    which: Which,
    edit: EditCheckupDto,
    consulted?: Consulted,
  ): Promise<Checkup> {
    const { fields, updatedAt } = edit;
    const taken = this.taken(edit);
    const measuredOn = this.measuredOn(edit);
    const change = async () => {
      const checkup = await this.find(which);
      await this.refuseOthers(context.caller, client, checkup);
      refuseStale(checkup, updatedAt);
      const saved = await this.versioned.replace(
        context,
        { model: this.checkups, kind: KIND },
        checkup,
        {
          fields: this.changed({ ...checkup.fields, ...sentFields(fields) }, taken ?? checkup, consulted),
          ...taken,
          ...measuredOn,
          savedBy: context.author,
          updatedAt: this.versioned.nextInstant(checkup),
        },
        this.effects(checkup.version + 1, consulted),
      );
      return saved && checkupView(saved);
    };
    return this.records.once(this.checkups, context, () => retryOnConflict(change), checkupView);
  }

  private effects(version: number, consulted?: Consulted): Effect[] {
    const at = this.clock.now();
    const measure = { key: `${MEASURE_CHECKUP}:${version}`, kind: MEASURE_CHECKUP, at };
    return [measure, ...(consulted?.effects(version, at) ?? [])];
  }

  /** Returns the changed fields. A checkup of a consultation may be emptied, since its note is stored elsewhere. */
  private changed(
    fields: CheckupFields,
    taken: Partial<TakenMeasures>,
    consulted?: Consulted,
  ): CheckupFields {
    return consulted ? fields : filled(fields, taken);
  }

  /** A covering doctor changes only the own checkup of a visit that still counts. Throws NOT_FOUND. */
  private async refuseOthers(caller: Caller, client: ClientRecord, checkup: CheckupRecord): Promise<void> {
    if (this.access.owns(caller, client)) return;
    const visits = await this.access.covering(caller, client);
    // A checkup by the client's own doctor of that time has no cover.
    const author = checkup.cover?.doctor.id.toHexString() ?? checkup.savedBy.id;
    const visit = visitOf(checkup);
    if (author !== caller.id || !visits.some(({ _id }) => visit?.equals(_id)))
      throw new ApiError('NOT_FOUND');
  }

  /** Reads the sent measurements; undefined when none were sent: the checkup keeps its own. Throws INVALID_INPUT. */
  private taken({ measures, reportDay = null }: EditCheckupDto): TakenMeasures | undefined {
    if (!measures) return undefined;
    const taken = { measures: takenMeasures(measures), reportDay };
    const sentence = measuresProblem(taken, this.clock.today());
    if (sentence) throw invalid('measures', sentence);
    return taken;
  }

  /** Reads the sent day; nothing when none was sent: the checkup keeps its own. Throws INVALID_INPUT. */
  private measuredOn({ measuredOn }: EditCheckupDto): { measuredOn?: string } {
    const sentence = measuredOn && measuredDayProblem(measuredOn, { today: this.clock.today() });
    if (sentence) throw invalid('measuredOn', sentence);
    return measuredOn ? { measuredOn } : {};
  }

  /** Throws NOT_FOUND. */
  private async find(which: Which): Promise<CheckupRecord> {
    const checkup = await this.checkups.findOne(which).lean<CheckupRecord>();
    if (!checkup) throw new ApiError('NOT_FOUND');
    return checkup;
  }
}

/** Returns the fields. Throws INVALID_INPUT when all of them are empty. */
function filled<Fields extends Partial<CheckupFields>>(
  fields: Fields,
  { measures }: Partial<TakenMeasures> = {},
  { hasNote }: Partial<Pick<Consulted, 'hasNote'>> = {},
): Fields {
  const sentence = hasNote ? undefined : emptyCheckup(fields, measures);
  if (sentence) throw invalid('fields', sentence);
  return fields;
}

const sentFields = (fields: Partial<CheckupFields>): Partial<CheckupFields> =>
  Object.fromEntries(
    CHECKUP_FIELDS.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]]),
  );
