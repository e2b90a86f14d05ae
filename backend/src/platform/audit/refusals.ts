import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../config/clock.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { customerOf } from '../http/customer-address.ts';
import type { DeniedAccess } from '../http/denied-access.ts';
import { auditRow } from '../writes/audit-row.ts';
import { pathId } from '../writes/audit-subject.ts';
import { AuditRows } from './audit-rows.ts';
import { Audit } from './audit.service.ts';

/** Refusals of an account and minute that get a row each, on each server; later ones are counted. */
const OWN_ROWS = 20;
const MINUTE_MS = 60_000;

/** The call's declared route, since the requested path may contain any text. */
const callOf = ({ method, route }: ClinicRequest): string =>
  `${method} ${(route as { path: string } | undefined)?.path ?? '(no call)'}`;

/** Writes the audit's rows of denied access, of which a caller can make as many as it has requests. */
@Injectable()
export class Refusals implements DeniedAccess {
  private recent = { minute: 0, counts: new Map<string, number>() };

  constructor(
    private readonly audit: Audit,
    private readonly store: AuditRows,
    private readonly clock: Clock,
  ) {}

  /** Records a refused request of a signed-in person, or any request of an ended session. */
  async denied(request: ClinicRequest, status: number): Promise<void> {
    const told = { action: 'denied', kind: `${status} ${callOf(request)}` } as const;
    if (status === 401) {
      if (!request.ended) return;
      request.caller = request.ended;
      return this.audit.writeOnce(request, told);
    }
    const account = request.caller?.id ?? customerOf(request);
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (this.countOf(account, minute) > OWN_ROWS) {
      const key = `refusals ${account} ${told.kind} ${minute}`;
      const _id = new Types.ObjectId(createHash('sha256').update(key).digest().subarray(0, 12));
      return this.store.countOne(auditRow(request, told, now, _id));
    }
    const id = pathId(request);
    const name = id && (await this.store.nameOf('client', id));
    await this.audit.write(request, { ...told, id, client: name ? { id, name } : null });
  }

  private countOf(account: string, minute: number): number {
    if (this.recent.minute !== minute) this.recent = { minute, counts: new Map() };
    const { counts } = this.recent;
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    return count;
  }
}
