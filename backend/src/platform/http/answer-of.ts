import type { CallHandler } from '@nestjs/common';
import { lastValueFrom } from 'rxjs';

export const answerOf = (next: CallHandler): Promise<unknown> =>
  lastValueFrom(next.handle(), { defaultValue: undefined });
