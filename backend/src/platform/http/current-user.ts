import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, ClinicRequest } from './clinic-request.ts';

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined =>
    context.switchToHttp().getRequest<ClinicRequest>().caller,
);
