import { SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction, AuditKind } from '@clinic/contract/platform/audit';
import { from, type Observable } from 'rxjs';
import { answerOf } from '../http/answer-of.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { listOf, subjectOf } from '../writes/audit-subject.ts';
import { Audit } from './audit.service.ts';

export const AUDITED = Symbol('audited');

interface Audited {
  action: AuditAction;
  kind: AuditKind;
  /** True: one row per person, kind and client in fifteen minutes; none for clients. */
  once?: true;
}

/** Marks a read of health data by staff; writes are a `@Command`. */
export const Audited = (action: AuditAction, kind: AuditKind) =>
  SetMetadata(AUDITED, { action, kind } satisfies Audited);

/** Marks a frequent read by staff: lists, exports, single records without health data. */
export const AuditedOnce = (action: AuditAction, kind: AuditKind) =>
  SetMetadata(AUDITED, { action, kind, once: true } satisfies Audited);

/** Downloading a copy takes the record out of the clinic, so even the client's own leaves a row. */
const OWN_COPY = 'data download';

/** Tells whether clients read their own data, which leaves no row; the log tells of others' access. */
const isOwnRead = ({ caller }: ClinicRequest, action: AuditAction, kind: string): boolean =>
  caller?.role === 'client' && action === 'read' && kind !== OWN_COPY;

/** Stores a reading call's row before its answer; failing that, answers 503. */
export class AuditedCalls implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = this.reflector.get<Audited | undefined>(AUDITED, context.getHandler());
    if (!audited) return next.handle();
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const { action, kind, once } = audited;
    if (isOwnRead(request, action, kind)) return next.handle();
    const about = (answer: unknown) => {
      if (request.subject !== undefined) return request.subject;
      return action === 'list' || action === 'export' ? listOf(request) : subjectOf(kind, request, answer);
    };
    const work = () => answerOf(next);
    return from(
      once
        ? this.audit.once(request, { action, kind }, work, about)
        : this.audit.during(request, { action, kind }, work, about),
    );
  }
}
