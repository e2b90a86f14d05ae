import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Role } from '@clinic/contract/constants';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { PUBLIC, ROLES } from '../../platform/http/roles.ts';
import type { JwtStrategy } from './jwt.strategy.ts';
import type { SecondFactorSetUpFirst } from './second-factor-gate.ts';
import type { VerifiedTokens } from './verified-tokens.ts';

/** A person who must set up a second factor first can still use these paths of the own account. */
const OWN_ACCOUNT = /^\/api\/account(\/|$)/;

/** The only place that decides access by role: a handler is closed unless it says otherwise. */
@Injectable()
export class RoleGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly setUpFirst: SecondFactorSetUpFirst,
    private readonly verified: VerifiedTokens,
    private readonly strategy: JwtStrategy,
  ) {
    super({ property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (this.reflector.get<boolean>(PUBLIC, handler)) return true;
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const payload = this.verified.payloadOf(request);
    if (payload) request.caller = this.handleRequest(null, await this.strategy.callerOf(request, payload));
    else await super.canActivate(context);
    const roles = this.reflector.get<Role[] | undefined>(ROLES, handler) ?? [];
    const { caller, path } = request;
    if (!caller || !roles.includes(caller.role)) throw new ApiError('FORBIDDEN');
    if (!OWN_ACCOUNT.test(path)) await this.setUpFirst.ask(caller);
    return true;
  }

  override handleRequest<User = Caller>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return user;
  }
}
