import { Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { from, type Observable } from 'rxjs';
import { answerOf } from './answer-of.ts';
import { ApiError } from './api-error.ts';
import { takesFiles } from './body.guard.ts';
import type { ClinicRequest } from './clinic-request.ts';

/** Longest wait for an answer, in milliseconds; longer with a file, which must arrive first. */
const ANSWER_MS = 15_000;
const FILE_MS = 120_000;
const RETRY_AFTER = 5;

/**
 * Limits the time of every answer: a slow request gets an error while its work continues. Repeated with the same
 * `Idempotency-Key`, it gets the first result.
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
        // No limit once a file is being sent, since its pace is the client's.
        if (http.getResponse<Response>().headersSent) return;
        late = true;
        const code = method === 'GET' ? 'SERVICE_UNAVAILABLE' : 'OUTCOME_UNKNOWN';
        reject(new ApiError(code, { retryAfter: RETRY_AFTER }));
      }, limitMs);
    });
    const working = answerOf(next);
    // A failure after the answer is reported only here.
    working.catch((error: unknown) => late && this.logger.error(`After its answer: ${String(error)}`));
    return from(Promise.race([working, limit]).finally(() => clearTimeout(timer)));
  }
}
