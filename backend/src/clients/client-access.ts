import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Client, OwnClient } from '@clinic/contract/people';
import { ENV, type Env } from '../config/env.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import type { ClientRecord } from './client.schema.ts';
import { closedRecords, type OwnWords } from './client.view.ts';
import { ClientsService } from './clients.service.ts';

/** The one place that decides whose records a signed-in person may touch. */
@Injectable()
export class ClientAccess {
  constructor(
    private readonly clients: ClientsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The client, when the caller may work on that client's health records: the client, the owning doctor, or a role of
   * `also`. Another client's path answers FORBIDDEN to a client, also when nobody has that id; another doctor's client
   * answers NOT_FOUND, so that its existence is not revealed. One whose data are being erased answers CLIENT_ERASING to
   * those who could work on the records before. Throws EMAIL_UNVERIFIED and PERSON_UNCONFIRMED for a client whose records
   * are closed.
   */
  async require(caller: Caller, clientId: string, also: readonly Role[] = []): Promise<ClientRecord> {
    const client = await this.reach(caller, clientId, also);
    this.refuseClosed(caller, client);
    return client;
  }

  /** As `require`, for what a client reads also while the records are closed: the account, appointments, own words. */
  async reach(caller: Caller, clientId: string, also: readonly Role[] = []): Promise<ClientRecord> {
    if (caller.role === 'client' && caller.id !== clientId) throw new ApiError('FORBIDDEN');
    const client = await this.record(caller, clientId, also);
    const mine =
      caller.role === 'client' ||
      also.includes(caller.role) ||
      (caller.role === 'doctor' && client.doctor?.toHexString() === caller.id);
    if (!mine) throw new ApiError('NOT_FOUND');
    return client;
  }

  /** Another doctor learns nothing of a client, not even that the data are being erased. */
  private async record(caller: Caller, clientId: string, also: readonly Role[]): Promise<ClientRecord> {
    try {
      return await this.clients.record(clientId);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CLIENT_ERASING' || also.includes(caller.role))
        throw error;
      throw (await this.clients.isBeingErased(clientId, caller.id)) ? error : new ApiError('NOT_FOUND');
    }
  }

  /** Throws EMAIL_UNVERIFIED, PERSON_UNCONFIRMED to a client whose records are closed, except for the client's own words. */
  refuseClosed({ role }: Caller, client: ClientRecord, own?: OwnWords): void {
    const reason = role === 'client' ? this.closed(client, own) : null;
    if (reason) throw new ApiError(reason);
  }

  /** As `closedRecords`. */
  closed(client: ClientRecord, own?: OwnWords): Client['recordsClosed'] {
    return closedRecords(client, this.env.smtpUrl !== undefined, own);
  }

  /** The client as the API shows it, to the same people. */
  async get(caller: Caller, clientId: string, also: readonly Role[] = []): Promise<Client> {
    return this.clients.view(await this.require(caller, clientId, also));
  }

  /** A client's own account, without the program while the records are closed. */
  async own(client: ClientRecord): Promise<OwnClient> {
    const { program, ...account } = await this.clients.view(client);
    return account.recordsClosed ? account : { ...account, program };
  }
}
