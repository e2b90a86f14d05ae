import { Injectable } from '@nestjs/common';
import type { ClientProgram } from '@clinic/contract/people';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { LIVING } from '../auth/account-record.ts';
import { Refusal } from '../http/refusal.ts';
import { ClientRecord, type EndedProgram, type RunningProgram } from './client.schema.ts';

/** A client's programs live on the client: starting, changing and ending one are single writes. */
@Injectable()
export class ClientPrograms {
  constructor(@InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>) {}

  /** Starts a program when none is running, otherwise changes the running one. */
  async save(
    clientId: string,
    fields: ClientProgram,
  ): Promise<{ client: ClientRecord; program: RunningProgram; started: boolean }> {
    for (;;) {
      const { program } = await this.get(clientId);
      const at = new Date();
      const saved: RunningProgram = program
        ? { ...program, ...fields, updatedAt: at }
        : { _id: new Types.ObjectId(), ...fields, createdAt: at, updatedAt: at };
      const sameState = program ? { 'program._id': program._id } : { program: null };
      const client = await this.clients
        .findOneAndUpdate(
          { _id: clientId, ...LIVING, ...sameState },
          { $set: { program: saved } },
          { returnDocument: 'after' },
        )
        .lean<ClientRecord>();
      if (client) return { client, program: saved, started: program === null };
      // It was ended meanwhile: a change of it must not start the next one.
      if (program) throw new Refusal('STALE_RECORD');
    }
  }

  /**
   * Closes the running program: `effects` are the kinds of what must follow from it, under a key that ends with the
   * program's id. Throws NO_RUNNING_PROGRAM.
   */
  async end(
    clientId: string,
    { effects, ...outcome }: Omit<EndedProgram, keyof RunningProgram | 'endedAt'> & { effects: string[] },
  ): Promise<{ client: ClientRecord; program: EndedProgram }> {
    for (;;) {
      const { program: running } = await this.get(clientId);
      if (!running) throw new Refusal('NO_RUNNING_PROGRAM');
      const at = new Date();
      const program: EndedProgram = { ...running, ...outcome, endedAt: at, updatedAt: at };
      const follows = effects.map((kind) => ({ key: `${kind}:${running._id.toHexString()}`, kind, at }));
      const client = await this.clients
        .findOneAndUpdate(
          {
            _id: clientId,
            ...LIVING,
            'program._id': running._id,
            'program.updatedAt': running.updatedAt,
          },
          {
            $set: { program: null },
            $inc: { programsEnded: 1 },
            $push: { endedPrograms: program, ...(follows.length > 0 && { effects: { $each: follows } }) },
          },
          { returnDocument: 'after' },
        )
        .lean<ClientRecord>();
      if (client) return { client, program };
    }
  }

  /** Ended programs, the first one first. */
  async ended(clientId: string): Promise<EndedProgram[]> {
    const client = await this.clients
      .findOne({ _id: clientId }, { endedPrograms: 1 })
      .lean<Pick<ClientRecord, 'endedPrograms'>>();
    return client?.endedPrograms ?? [];
  }

  private async get(clientId: string): Promise<ClientRecord> {
    const client = await this.clients.findOne({ _id: clientId, ...LIVING }).lean<ClientRecord>();
    if (!client) throw new Refusal('NOT_FOUND');
    return client;
  }
}
