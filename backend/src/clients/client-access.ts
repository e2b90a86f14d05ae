import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Client } from '@clinic/contract/people';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import type { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';

/** The one place that decides whose records a signed-in person may touch. */
@Injectable()
export class ClientAccess {
  constructor(private readonly clients: ClientsService) {}

  /**
   * The client, when the caller may work on that client's records: the client, the owning doctor, or a role of
   * `also`. Another client's path answers FORBIDDEN to a client, also when nobody has that id; another doctor's client
   * answers NOT_FOUND, so that its existence is not revealed.
   */
  async require(caller: Caller, clientId: string, also: readonly Role[] = []): Promise<ClientRecord> {
    if (caller.role === 'client' && caller.id !== clientId) throw new ApiError('FORBIDDEN');
    const client = await this.clients.record(clientId);
    const mine =
      caller.role === 'client' ||
      also.includes(caller.role) ||
      (caller.role === 'doctor' && client.doctor?.toHexString() === caller.id);
    if (!mine) throw new ApiError('NOT_FOUND');
    return client;
  }

  /** The client as the API shows it, to the same people. */
  async get(caller: Caller, clientId: string, also: readonly Role[] = []): Promise<Client> {
    return this.clients.view(await this.require(caller, clientId, also));
  }
}
