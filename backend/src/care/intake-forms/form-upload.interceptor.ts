import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { from, type Observable } from 'rxjs';
import { UploadTurns } from '../../platform/files/upload-turns.ts';
import { answerOf } from '../../platform/http/answer-of.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { checkShape } from '../../platform/http/body.guard.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { BloodReports } from './blood-reports.ts';
import { IntakeFormsService } from './intake-forms.service.ts';
import { ReportAllowances } from './report-allowances.ts';
import { ReportUpload } from './report-upload.ts';
import { contextOf } from '../../platform/writes/write-context.ts';

/** Reads a multipart form with its optional blood report; a JSON body was read before. */
@Injectable()
export class FormUploadInterceptor implements NestInterceptor {
  private readonly logger = new Logger(FormUploadInterceptor.name);

  constructor(
    private readonly turns: UploadTurns,
    private readonly reports: BloodReports,
    private readonly allowances: ReportAllowances,
    private readonly forms: IntakeFormsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    return request.is('multipart/form-data') ? from(this.withUpload(context, next)) : next.handle();
  }

  private async withUpload(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ClinicRequest>();
    const { turns, reports, allowances, forms } = this;
    const response = http.getResponse<Response>();
    const upload = new ReportUpload(contextOf(request), response, { turns, reports, allowances, forms });
    try {
      await upload.read(request);
      checkShape(request.body);
      return await answerOf(next);
    } catch (error) {
      // The form may have been saved despite any other failure: the sweeper looks later.
      if (error instanceof ApiError && error.status < 500)
        await upload
          .discard()
          .catch((cause: Error) => this.logger.warn(`Left to the sweeper: ${cause.message}`));
      throw error;
    } finally {
      upload.end();
    }
  }
}
