import type { CallHandler } from '@nestjs/common';
import { lastValueFrom } from 'rxjs';

/** What the handler answers, with the interceptors that stand between. */
export const answerOf = (next: CallHandler): Promise<unknown> =>
  lastValueFrom(next.handle(), { defaultValue: undefined });
