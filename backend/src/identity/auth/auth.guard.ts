import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Role } from '@clinic/contract/constants';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { PUBLIC, ROLES } from '../../platform/http/roles.ts';
import type { SecondStep } from './second-step.ts';

/** Calls that stay open to a person who must set up a second factor first. */
const OWN_ACCOUNT = /^\/api\/account(\/|$)/;

/** Decides by role who may call what: a route is closed unless its handler opens it. */
@Injectable()
export class RoleGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly secondStep: SecondStep,
  ) {
    super({ property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (this.reflector.get<boolean>(PUBLIC, handler)) return true;
    await super.canActivate(context);
    const roles = this.reflector.get<Role[] | undefined>(ROLES, handler) ?? [];
    const { caller, path } = context.switchToHttp().getRequest<ClinicRequest>();
    if (!caller || !roles.includes(caller.role)) throw new ApiError('FORBIDDEN');
    if (!OWN_ACCOUNT.test(path)) await this.secondStep.beforeAnythingElse(caller);
    return true;
  }

  override handleRequest<User = Caller>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return user;
  }
}
