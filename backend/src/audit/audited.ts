import {
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction } from '@clinic/contract/audit';
import type { Role } from '@clinic/contract/constants';
import { from, map, mergeMap, type Observable } from 'rxjs';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { isAccount, pathId, subjectOf } from './audit-subject.ts';
import { Audit } from './audit.service.ts';

/** Metadata of a handler whose calls leave an audit row. */
export const AUDITED = Symbol('audited');

/** A call that does one of several things says which one; undefined when this time it does none of them. */
type Action = AuditAction | ((request: ClinicRequest) => AuditAction | undefined);

interface Audited {
  action: Action;
  kind: string;
}

/** Every write, and every read of a form or report, says what its audit row is about. */
export const Audited = (action: Action, kind: string) =>
  SetMetadata(AUDITED, { action, kind } satisfies Audited);

/** The status that a request asks for. */
export const wantedStatus = ({ body }: ClinicRequest): unknown =>
  (body as { status?: unknown } | undefined)?.status;

/** Writes the audit row before the answer leaves; when it cannot be written, the answer is 503. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = this.reflector.get<Audited | undefined>(AUDITED, context.getHandler());
    if (!audited) return next.handle();
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const action = typeof audited.action === 'string' ? audited.action : audited.action(request);
    if (action === undefined) return next.handle();
    const { kind } = audited;
    // A call that deletes an account answers no record: afterwards nobody knows what it was called.
    const id = isAccount(kind) ? pathId(request) : '';
    const before = id === '' ? '' : this.audit.nameOf(kind as Role, id);
    return from(Promise.resolve(before)).pipe(
      mergeMap((name) => next.handle().pipe(map((answer: unknown) => ({ name, answer })))),
      mergeMap(async ({ name, answer }) => {
        const subject = request.subject ?? subjectOf(kind, request, answer);
        await this.audit.write(request, { ...subject, name: subject.name || name, action, kind });
        return answer;
      }),
    );
  }
}
