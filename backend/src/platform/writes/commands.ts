import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { from, type Observable } from 'rxjs';
import { answerOf } from '../http/answer-of.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { keyOf } from '../http/idempotency-key.ts';
import type { Clock } from '../config/clock.ts';
import type { Audited, AuditStore } from './audit-row.ts';
import { subjectOf } from './audit-subject.ts';
import { COMMAND, type CommandAudit } from './command.ts';
import { giveContext, WriteContext } from './write-context.ts';

/**
 * Gives a command its context. If no write stored the audit row, it is stored before the answer, or the answer is 503.
 */
export class Commands implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditStore,
    private readonly clock: Clock,
    private readonly secret: string,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const command = this.reflector.get<CommandAudit | undefined>(COMMAND, execution.getHandler());
    if (!command) return next.handle();
    const request = execution.switchToHttp().getRequest<ClinicRequest>();
    const audit = rowOf(command, request);
    const key = keyOf(request, execution.getHandler(), this.reflector, this.secret);
    const context = new WriteContext({ call: { request, audit, key } });
    giveContext(request, context);
    return from(this.audited(context, request, () => answerOf(next)));
  }

  private async audited(
    context: WriteContext,
    request: ClinicRequest,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const answer = await work();
    const row = context.isRepeat ? undefined : context.row(this.clock.now());
    if (row && request.subject !== null)
      await this.audit.storeOne(row, request.subject ?? subjectOf(row.kind, request, answer));
    return answer;
  }
}

function rowOf({ action, kind }: CommandAudit, request: ClinicRequest): Audited | null {
  const done = typeof action === 'string' ? action : action(request);
  return done ? { action: done, kind } : null;
}
