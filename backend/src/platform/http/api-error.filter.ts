import {
  ArgumentsHost,
  Catch,
  HttpException,
  Logger,
  NotFoundException,
  type ExceptionFilter,
} from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@clinic/contract/errors';
import type { Response } from 'express';
import { MulterError } from 'multer';
import { allowedMethods } from './allowed-methods.ts';
import type { ClinicRequest } from './clinic-request.ts';
import { ApiError } from './api-error.ts';
import { databaseIsAway } from './database-is-away.ts';
import { DeniedAccess } from './denied-access.ts';

const CODES: Partial<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_ATTEMPTS',
  503: 'SERVICE_UNAVAILABLE',
};
/** These ask the person for more: they deny no access. */
const QUESTIONS = new Set<ErrorCode>(['SECOND_FACTOR_REQUIRED', 'PASSWORD_AGAIN']);
/** Seconds in Retry-After while the database is unreachable. */
const RETRY_AFTER = 3;

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (databaseIsAway(error)) return new ApiError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER });
  if (error instanceof MulterError)
    return new ApiError(error.code === 'LIMIT_FILE_SIZE' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_BODY');
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  const code = status === undefined ? undefined : CODES[status];
  return code && new ApiError(code);
}

/** Turns exceptions into the error body; reports denied access to the audit. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ApiErrorFilter.name);
  private readonly deniedAccess: DeniedAccess;

  constructor(deniedAccess: DeniedAccess) {
    this.deniedAccess = deniedAccess;
  }

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<ClinicRequest>();
    const response = http.getResponse<Response>();
    // Only the router throws NotFoundException; services throw ApiError.
    const methods = error instanceof NotFoundException ? allowedMethods(request) : [];
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '));
    let refusal = methods.length > 0 ? new ApiError('METHOD_NOT_ALLOWED') : asApiError(error);
    if (!refusal) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      refusal = new ApiError('SERVER_ERROR');
    }
    const denied = refusal.status === 403 && !QUESTIONS.has(refusal.code);
    if (denied || (refusal.status === 404 && request.caller) || request.ended)
      await this.deniedAccess
        .denied(request, refusal.status)
        .catch((cause: Error) => this.logger.error(cause.message));
    if (response.headersSent) return void response.destroy();
    if (refusal.extra.retryAfter !== undefined) response.setHeader('Retry-After', refusal.extra.retryAfter);
    response.status(refusal.status);
    this.answer(refusal, request, response);
  }

  /** Sends the error; overridden by public forms, which answer a page. */
  protected answer(refusal: ApiError, request: ClinicRequest, response: Response): void {
    response.json(bodyOf(refusal, request));
  }
}

function bodyOf(refusal: ApiError, request: ClinicRequest): ErrorBody {
  const { details, existingAppointment, alternatives, dates, visits, findings, body } = refusal.extra;
  const onGrid = /^\/api\/rest\//i.test(request.path);
  return {
    ...body,
    statusCode: refusal.status,
    code: refusal.code,
    error: refusal.message,
    message: refusal.message,
    ...(details && { details }),
    ...(details &&
      onGrid && {
        errors: Object.fromEntries(Object.entries(details).map(([field, [first = '']]) => [field, first])),
      }),
    ...(existingAppointment && { existingAppointment }),
    ...(alternatives && { alternatives }),
    ...(dates && { dates }),
    ...(visits && { visits }),
    ...(findings && { findings }),
    requestId: request.id,
  };
}
