import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import { covers, inOrderOfCover, type CoverVisit } from '@clinic/contract/scheduling/cover';
import type { VisitMoment } from '@clinic/contract/dashboards/doctor-client';
import type { Client, OwnClient } from '@clinic/contract/people';
import type { Types } from 'mongoose';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Clock } from '../../platform/config/clock.ts';
import { mailsAreSetUp, ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClientRecord } from './client.schema.ts';
import { closedRecords, type OwnWords } from './client.view.ts';
import { ClientsService } from './clients.service.ts';
import { OneAnswer } from '../../platform/ports/port.ts';

/** Other people with access: a role or, by `cover`, a doctor with a visit of a colleague's client (decisions/056). */
export type Also = readonly (Role | 'cover')[];

export type CoveringVisit = CoverVisit & Pick<VisitMoment, 'appointmentType'> & { _id: Types.ObjectId };

/** Asks for a doctor's visits that allow reading a colleague's client now; the module of visits answers. */
@Injectable()
export class CoveringVisitsOf extends OneAnswer<
  (doctor: string, client: Types.ObjectId) => Promise<CoveringVisit[]>
> {}

/** Decides whose records a signed-in person may touch; nothing else does. */
@Injectable()
export class ClientAccess {
  constructor(
    private readonly clients: ClientsService,
    private readonly accounts: Accounts,
    private readonly visitsOf: CoveringVisitsOf,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * The client, when the caller may work on that client's health records: the client, the owning doctor, or one of `also`.
   * `cover` among them is for what a colleague may read: calls that write leave it out. Another client's path answers
   * FORBIDDEN to a client, also for an unknown id; another doctor's client answers NOT_FOUND, so that its existence
   * is not revealed. One whose data are being erased answers CLIENT_ERASING to those who could work on the records before.
   * Throws EMAIL_UNVERIFIED and PERSON_UNCONFIRMED for a client whose records are closed, EMAIL_UNVERIFIED as `requireProven`.
   */
  async requireOpenRecords(caller: Caller, clientId: string, also: Also = []): Promise<ClientRecord> {
    const client = await this.requireOwnership(caller, clientId, also);
    this.refuseClosed(caller, client);
    return client;
  }

  /**
   * Returns the client for reads that are open even while the records are closed: the account, the client's own words.
   */
  async requireOwnership(caller: Caller, clientId: string, also: Also = []): Promise<ClientRecord> {
    const client = await this.requireVisits(caller, clientId, also);
    await this.requireProven(caller);
    return client;
  }

  /** Returns the client for visits, which a doctor sees also before the own address is proven. */
  async requireVisits(caller: Caller, clientId: string, also: Also = []): Promise<ClientRecord> {
    if (caller.role === 'client' && caller.id !== clientId) throw new ApiError('FORBIDDEN');
    const client = await this.record(caller, clientId, also);
    if (caller.role === 'client' || also.includes(caller.role) || this.owns(caller, client)) return client;
    if (!also.includes('cover') || (await this.covering(caller, client)).length === 0)
      throw new ApiError('NOT_FOUND');
    caller.asCover = true;
    return client;
  }

  /**
   * Returns the client to people who may confirm the person of the account: an admin, the owning doctor, or the one who
   * owned the client when a colleague asked to leave a verified address. Throws as `requireOpenRecords`.
   */
  async requireAcquaintance(caller: Caller, clientId: string): Promise<ClientRecord> {
    const client = await this.record(caller, clientId, ['admin']);
    const { movedUnagreed, movedDoctor } = client;
    const knows = movedUnagreed && caller.role === 'doctor' && movedDoctor?.toHexString() === caller.id;
    if (!knows) return this.requireOpenRecords(caller, clientId, ['admin']);
    await this.requireProven(caller);
    return client;
  }

  /**
   * Throws EMAIL_UNVERIFIED to a doctor whose address no link has proven: an admin may have made the account to read
   * by it. Without a mail server no link is sent (decisions/090).
   */
  async requireProven(caller: Caller): Promise<void> {
    if (!(await this.isProven(caller))) throw new ApiError('EMAIL_UNVERIFIED');
  }

  /** Answers whether the caller's own address lets health records be read. */
  async isProven({ id, role }: Caller): Promise<boolean> {
    if (role !== 'doctor' || !mailsAreSetUp(this.env)) return true;
    return (await this.accounts.byId('doctor', id))?.emailVerifiedAt !== undefined;
  }

  owns({ id, role }: Caller, { doctor }: ClientRecord): boolean {
    return role === 'doctor' && doctor?.toHexString() === id;
  }

  /** The caller's covering visits now; the one that a new checkup belongs to comes first. */
  async covering({ id: doctor, role }: Caller, client: ClientRecord): Promise<CoveringVisit[]> {
    const owner = client.doctor?.toHexString() ?? null;
    if (role !== 'doctor' || owner === doctor) return [];
    const now = this.clock.now();
    const visits = await this.visitsOf.ask(doctor, client._id);
    const open = visits.filter((visit) => covers(visit, { doctor, owner }, now, this.env.clinicTimezone));
    return inOrderOfCover(open, now);
  }

  /** Another doctor learns nothing about a client, not even that the data are being erased. */
  private async record(caller: Caller, clientId: string, also: Also): Promise<ClientRecord> {
    try {
      return await this.clients.record(clientId);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CLIENT_ERASING' || also.includes(caller.role))
        throw error;
      throw (await this.clients.isBeingErased(clientId, caller.id)) ? error : new ApiError('NOT_FOUND');
    }
  }

  /** Throws EMAIL_UNVERIFIED, PERSON_UNCONFIRMED to a client with closed records, except for the client's own words. */
  refuseClosed(caller: Caller, client: ClientRecord, own?: OwnWords): void {
    const reason = this.closedTo(caller, client, own);
    if (reason) throw new ApiError(reason);
  }

  /** Why the records are closed to the caller; null to all but the client. */
  closedTo({ role, byDoctor }: Caller, client: ClientRecord, own?: OwnWords): Client['recordsClosed'] {
    return role === 'client' && !byDoctor ? this.closed(client, own) : null;
  }

  closed(client: ClientRecord, own?: OwnWords): Client['recordsClosed'] {
    return closedRecords(client, mailsAreSetUp(this.env), own);
  }

  async get(caller: Caller, clientId: string, also: Also = []): Promise<Client> {
    return this.clients.view(await this.requireOpenRecords(caller, clientId, also));
  }

  /** A client's own account, without the program while the records are closed. */
  async own(client: ClientRecord): Promise<OwnClient> {
    const {
      program,
      typedAtDesk: _,
      birthday: __,
      proposedBirthday: ___,
      ...account
    } = await this.clients.view(client);
    return account.recordsClosed ? account : { ...account, program };
  }
}
