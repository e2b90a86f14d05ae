import { Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { from, type Observable } from 'rxjs';
import { answerOf } from './answer-of.ts';
import { ApiError } from './api-error.ts';
import { takesFiles } from './body.guard.ts';
import type { ClinicRequest } from './clinic-request.ts';

/** How long a person waits for an answer at most, in milliseconds; with a file, which has to arrive first, longer. */
const ANSWER_MS = 15_000;
const FILE_MS = 120_000;
/** Seconds after which it is worth looking again. */
const RETRY_AFTER = 5;

/**
 * Every request ends: one that is not answered in time is told so, and what it asked for goes on, its audit row included.
 * Sent again with the same `Idempotency-Key` it gets the first result.
 */
export class AnswerLimit implements NestInterceptor {
  private readonly logger = new Logger(AnswerLimit.name);
  private readonly reflector: Reflector;

  constructor(reflector: Reflector) {
    this.reflector = reflector;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method } = http.getRequest<ClinicRequest>();
    const limitMs = takesFiles(this.reflector, context) ? FILE_MS : ANSWER_MS;
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // A long file that is on its way comes as fast as the line takes it.
        if (http.getResponse<Response>().headersSent) return;
        late = true;
        const code = method === 'GET' ? 'SERVICE_UNAVAILABLE' : 'OUTCOME_UNKNOWN';
        reject(new ApiError(code, { retryAfter: RETRY_AFTER }));
      }, limitMs);
    });
    const working = answerOf(next);
    // Nobody else hears of a failure that comes after the answer.
    working.catch((error: unknown) => late && this.logger.error(`After its answer: ${String(error)}`));
    return from(Promise.race([working, limit]).finally(() => clearTimeout(timer)));
  }
}
