import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { checkShape } from './body.guard.ts';
import { ApiError } from './api-error.ts';

const read = multer({ limits: { fields: 20, fieldSize: 20_000, fieldNameSize: 100, parts: 20 } }).none();

/** True for a form without JavaScript, which is answered with a page. */
export const wantsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? '') && request.accepts(['json', 'html']) === 'html';

/** The success answer of a public form: a message for a script, a thank-you page for a browser. */
export function thank(request: Request, response: Response, message: string, page: string): void {
  if (wantsPage(request)) return response.redirect(303, page);
  response.status(200).json({ message });
}

/** For multipart forms, together with @Multipart(); JSON bodies were read before. */
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
