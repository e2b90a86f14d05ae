import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { BLOOD_REPORT } from '@clinic/contract/intake-forms';
import type { Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { checkShape } from '../http/body.guard.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';

/** Bytes of one text field; the fields of a form are JSON text of that size at most. */
const FIELD_BYTES = 100 * 1024;

const read = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: {
    fileSize: BLOOD_REPORT.maxBytes,
    files: 1,
    fields: 20,
    parts: 21,
    fieldSize: FIELD_BYTES,
    headerPairs: 50,
    fieldNestingDepth: 1,
  },
}).single('bloodReport');

/** Reads a multipart form with its optional blood report; a JSON body was read before. */
@Injectable()
export class FormUploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<ClinicRequest>();
    if (request.is('multipart/form-data')) {
      await readMultipart(request, http.getResponse<Response>());
      checkShape(request.body);
    }
    return next.handle();
  }
}

async function readMultipart(request: ClinicRequest, response: Response): Promise<void> {
  const problem = await new Promise<unknown>((resolve) => {
    read(request, response, (error?: unknown) => resolve(error));
  });
  if (!problem) return;
  const tooLarge =
    problem instanceof MulterError && ['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE'].includes(problem.code);
  // Whatever else the reader stumbles over is how the sender wrote the body.
  throw new ApiError(tooLarge ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_BODY');
}
