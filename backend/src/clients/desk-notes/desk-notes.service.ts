import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { KEPT_DESK_NOTES, type DeskNotes } from '@clinic/contract/clients/desk-notes';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../clients/client-access.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { SaveDeskNotesDto } from './desk-notes.dto.ts';
import { DeskNotesRecord } from './desk-notes.schema.ts';
import { deskNotesView } from './desk-notes.view.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

@Injectable()
export class DeskNotesService {
  constructor(
    @InjectModel(DeskNotesRecord.name) private readonly notes: Model<DeskNotesRecord>,
    private readonly access: ClientAccess,
    private readonly records: Records,
  ) {}

  /** Desk and admin read all notes, a doctor those of own and covered clients. Throws NOT_FOUND. */
  async get(caller: Caller, clientId: string): Promise<DeskNotes> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId, ['assistant', 'admin', 'cover']);
    return deskNotesView(await this.find(_id));
  }

  /** Null when there are none. */
  async textOf(client: string): Promise<string | null> {
    return (await this.find(new Types.ObjectId(client)))?.text ?? null;
  }

  /** Throws NOT_FOUND, STALE_RECORD. */
  async save(context: WriteContext, clientId: string, edit: SaveDeskNotesDto): Promise<DeskNotes> {
    const { _id } = await this.access.requireOpenRecords(context.caller, clientId, ['assistant']);
    return this.records.once(
      this.notes,
      context,
      async () => deskNotesView(await this.write(context, _id, edit)),
      deskNotesView,
    );
  }

  private find(client: Types.ObjectId): Promise<DeskNotesRecord | null> {
    return this.notes.findOne({ client }).lean<DeskNotesRecord>();
  }

  private async write(
    context: WriteContext,
    client: Types.ObjectId,
    { text, version }: SaveDeskNotesDto,
  ): Promise<DeskNotesRecord> {
    const savedBy = context.author;
    if (version === 0) return this.begin(context, { client, text, savedBy });
    const before = await this.find(client);
    if (before?.version !== version) throw new ApiError('STALE_RECORD');
    const { text: was, savedBy: by, updatedAt: at } = before;
    const saved = await this.records.update(
      this.notes,
      context,
      { client, version },
      {
        $set: { text, savedBy },
        $inc: { version: 1 },
        $push: { earlier: { $each: [{ version, at, by, text: was }], $slice: -KEPT_DESK_NOTES } },
      },
    );
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  /** When two people write the first notes at once, the unique index lets one win. */
  private async begin(
    context: WriteContext,
    first: Pick<DeskNotesRecord, 'client' | 'text' | 'savedBy'>,
  ): Promise<DeskNotesRecord> {
    try {
      return await this.records.insert(this.notes, context, { ...first, version: 1 });
    } catch (error) {
      if (isDuplicateKey(error, 'client')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }
}
