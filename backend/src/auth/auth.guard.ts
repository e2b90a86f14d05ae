import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@clinic/contract/constants';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { PUBLIC, ROLES } from '../http/roles.ts';
import type { SecondStep } from './second-step.ts';
import type { SignedIn } from './signed-in.ts';

/** The own account stays open to whoever must set up a second factor first. */
const OWN_ACCOUNT = /^\/api\/account(\/|$)/;

/** The one place that decides who may call what by role: nothing is open unless its handler says so. */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signedIn: SignedIn,
    private readonly secondStep: SecondStep,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (this.reflector.get<boolean>(PUBLIC, handler)) return true;
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const caller = await this.signedIn.caller(request);
    if (!caller) throw new ApiError('UNAUTHENTICATED');
    request.caller = caller;
    const roles = this.reflector.get<Role[] | undefined>(ROLES, handler) ?? [];
    if (!roles.includes(caller.role)) throw new ApiError('FORBIDDEN');
    if (!OWN_ACCOUNT.test(request.path)) await this.secondStep.beforeAnythingElse(caller);
    return true;
  }
}
