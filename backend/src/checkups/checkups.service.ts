import { Injectable } from '@nestjs/common';
import { CHECKUP_FIELDS, type Checkup, type CheckupFields, emptyCheckup } from '@clinic/contract/checkups';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientAccess } from '../clients/client-access.ts';
import { VersionedRecords } from '../database/versioned-records.ts';
import type { Caller } from '../http/clinic-request.ts';
import { invalid, ApiError } from '../http/api-error.ts';
import type { EditCheckupDto, SaveCheckupDto } from './checkup.dto.ts';
import { CheckupRecord } from './checkup.schema.ts';
import { checkupView } from './checkup.view.ts';

const KIND = 'checkup';

@Injectable()
export class CheckupsService {
  constructor(
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    private readonly access: ClientAccess,
    private readonly versioned: VersionedRecords,
  ) {}

  /** Newest first; a saved one moves to the top. */
  async list(caller: Caller, clientId: string): Promise<Checkup[]> {
    const { _id } = await this.access.require(caller, clientId);
    const checkups = await this.checkups
      .find({ client: _id })
      .sort({ updatedAt: -1, _id: -1 })
      .lean<CheckupRecord[]>();
    return checkups.map(checkupView);
  }

  /** Adds a checkup, or changes the one of this client that `checkupId` names. */
  async save(
    caller: Caller,
    clientId: string,
    { checkupId, ...edit }: SaveCheckupDto,
  ): Promise<{ checkup: Checkup; created: boolean }> {
    const { _id: client } = await this.access.require(caller, clientId);
    if (checkupId) {
      const checkup = await this.checkups.findOne({ _id: checkupId, client }).lean<CheckupRecord>();
      return { checkup: await this.change(caller, checkup, edit), created: false };
    }
    const fields = filled(said(edit.fields));
    const created = await this.checkups.create({ client, fields, savedBy: { ...caller } });
    return { checkup: checkupView(created.toObject()), created: true };
  }

  async edit(caller: Caller, id: string, edit: EditCheckupDto): Promise<Checkup> {
    const checkup = await this.checkups.findById(id).lean<CheckupRecord>();
    if (checkup) await this.access.require(caller, checkup.client.toHexString());
    return this.change(caller, checkup, edit);
  }

  /** Fields that are left out stay. With `updatedAt` an older state is not overwritten. */
  private async change(
    caller: Caller,
    checkup: CheckupRecord | null,
    edit: EditCheckupDto,
  ): Promise<Checkup> {
    if (!checkup) throw new ApiError('NOT_FOUND');
    const { fields, updatedAt } = edit;
    if (updatedAt && checkup.updatedAt.getTime() !== Date.parse(updatedAt))
      throw new ApiError('STALE_RECORD');
    const saved = await this.versioned.replace(this.checkups, KIND, checkup, {
      fields: filled({ ...checkup.fields, ...said(fields) }),
      savedBy: { ...caller },
      updatedAt: this.versioned.nextInstant(checkup),
    });
    if (saved) return checkupView(saved);
    return this.change(caller, await this.checkups.findById(checkup._id).lean<CheckupRecord>(), edit);
  }
}

/** Throws INVALID_INPUT when nothing is written into any of them. */
function filled<Fields extends Partial<CheckupFields>>(fields: Fields): Fields {
  const sentence = emptyCheckup(fields);
  if (sentence) throw invalid('fields', sentence);
  return fields;
}

/** The fields that were sent. */
const said = (fields: Partial<CheckupFields>): Partial<CheckupFields> =>
  Object.fromEntries(
    CHECKUP_FIELDS.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]]),
  );
