import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { checkShape } from './body.guard.ts';
import { ApiError } from './api-error.ts';

const read = multer({ limits: { fields: 20, fieldSize: 20_000, fieldNameSize: 100, parts: 20 } }).none();

/** Tells whether a page without JavaScript sent the form: its answer is a page too. */
export const wantsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? '') && request.accepts(['json', 'html']) === 'html';

/** The answer to a sent public form: a message for a script, the thank-you page for a browser. */
export function thank(request: Request, response: Response, message: string, page: string): void {
  if (wantsPage(request)) return response.redirect(303, page);
  response.status(200).json({ message });
}

/** Reads a multipart form's fields; JSON bodies were read before. Goes with @Multipart(). */
@Injectable()
export class PlainFormFields implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.is('multipart/form-data')) {
      const error = await new Promise<unknown>((resolve) => {
        read(request, http.getResponse<Response>(), resolve);
      });
      if (error) throw new ApiError('MALFORMED_BODY');
      checkShape(request.body);
    }
    return next.handle();
  }
}
