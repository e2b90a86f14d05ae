import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Inject,
  Injectable,
  Logger,
  type CanActivate,
  type ExecutionContext,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Response } from 'express';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { hasBody } from '../http/body.guard.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { DatabaseWork, databaseWork, followDatabaseWork } from './database-work.ts';
import { EventLoopLag } from './event-loop-lag.ts';

/** Times of a request in milliseconds, on the process's clock. */
class Trace extends DatabaseWork {
  readonly begun = performance.now();
  loggedIn?: number;
  bodyRead?: number;
  uploadTurnMs?: number;
  answerBegun?: number;
}

const traceOf = ({ locals }: Response) => locals as { trace?: Trace };

/** Notes how long the request's file waited until it could be uploaded. */
export function waitedForUploadTurn(response: Response, ms: number): void {
  const { trace } = traceOf(response);
  if (trace) trace.uploadTurnMs = ms;
}

/** Logs one line on where a request slower than SLOW_REQUEST_MS spent its time, without personal data. */
@Injectable()
export class SlowRequests implements CanActivate, OnApplicationShutdown {
  private readonly logger = new Logger(SlowRequests.name);
  private readonly lag = new EventLoopLag();
  /** Logs outside the request's context, which would add the path with the record's id. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() connection: Connection,
  ) {
    followDatabaseWork(connection.getClient());
  }

  watch(request: ClinicRequest, response: Response, next: NextFunction): void {
    const trace = new Trace();
    traceOf(response).trace = trace;
    if (hasBody(request)) request.once('end', () => (trace.bodyRead = performance.now()));
    // Called for streams and for answers in one piece.
    const begin = () => (trace.answerBegun ??= performance.now());
    response.once('pipe', begin).once('prefinish', begin);
    // Also fires when the client disconnected before the answer.
    response.once('close', () => {
      trace.isOver = true;
      if (performance.now() - trace.begun >= this.env.slowRequestMs) this.tell(trace, request, response);
    });
    databaseWork.run(trace, next);
  }

  /** Runs as a guard behind the log-in check. */
  canActivate(context: ExecutionContext): boolean {
    const { trace } = traceOf(context.getArgByIndex<Response>(1));
    if (trace) trace.loggedIn = performance.now();
    return true;
  }

  onApplicationShutdown(): void {
    this.lag.stop();
  }

  private tell(trace: Trace, request: ClinicRequest, response: Response): void {
    const { begun, loggedIn, bodyRead, uploadTurnMs, answerBegun } = trace;
    const now = performance.now();
    const { path: route = 'none' } = (request.route ?? {}) as { path?: string };
    const { commands, unanswered, waitingMs, commandsMs, longestMs } = trace;
    const line = {
      msg: 'A slow request',
      requestId: request.id,
      method: request.method,
      route,
      // Null: the client disconnected first.
      status: response.writableFinished ? response.statusCode : null,
      ms: rounded(now - begun),
      logInMs: rounded(loggedIn, begun),
      bodyMs: rounded(bodyRead, begun),
      uploadTurnMs: rounded(uploadTurnMs),
      database: {
        commands,
        unanswered,
        waitingMs: rounded(waitingMs),
        commandsMs: rounded(commandsMs),
        longestMs: rounded(longestMs),
      },
      eventLoopLagMs: rounded(this.lag.since(begun, now)),
      writingMs: answerBegun && rounded(now, answerBegun),
    };
    this.outside(() => this.logger.warn(line));
  }
}

const rounded = <Moment extends number | undefined>(moment: Moment, since = 0): Moment =>
  (moment === undefined ? undefined : Math.round((moment - since) * 10) / 10) as Moment;
