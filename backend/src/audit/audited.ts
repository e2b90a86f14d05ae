import {
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { Audit } from './audit.service.ts';

/** Metadata of a handler whose calls leave an audit row. */
export const AUDITED = Symbol('audited');

/** A call that does one of several things says which one; undefined when this time it does none of them. */
type Action = string | ((request: ClinicRequest) => string | undefined);

interface Audited {
  action: Action;
  kind: string;
}

/** Every write, and every read of a form or report, says what its audit row is about. */
export const Audited = (action: Action, kind: string) =>
  SetMetadata(AUDITED, { action, kind } satisfies Audited);

/** Id of the record that a handler answered, wherever the contract puts it: `{client: {_id}}`, `{_id}`; otherwise the path's id. */
function idOf(answer: unknown, request: ClinicRequest): string | undefined {
  const params = Object.values(request.params).find(
    (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value),
  );
  if (typeof answer !== 'object' || answer === null) return params as string | undefined;
  const direct = (answer as { _id?: unknown })._id;
  if (typeof direct === 'string') return direct;
  for (const value of Object.values(answer)) {
    const id: unknown = value && typeof value === 'object' ? (value as { _id?: unknown })._id : undefined;
    if (typeof id === 'string') return id;
  }
  return params as string | undefined;
}

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
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.audit.write(request, { action, kind: audited.kind, id: idOf(answer, request) });
        return answer;
      }),
    );
  }
}
