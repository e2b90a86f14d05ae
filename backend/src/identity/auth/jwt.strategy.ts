import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { TokenPayload } from '@clinic/contract/people';
import { ROLES } from '@clinic/contract/constants';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Sessions } from '../sessions/sessions.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './tokens.ts';
import { Clock } from '../../platform/config/clock.ts';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

type Payload = Partial<TokenPayload> & { exp?: number };

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    // Given a text, each check would first try it as a public key. The strategy's types know no keys, but the
    // library below it does.
    const key = createSecretKey(env.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
      // Checked below, since the audit names the account of an expired token.
      ignoreExpiration: true,
    });
  }

  /** A token is valid while its session lasts and its account, in the same version, lives. */
  async validate(request: ClinicRequest, payload: Payload): Promise<Caller | false> {
    const { sub, role, jti, exp } = payload;
    if (!isId(sub) || !isId(jti) || !role || !ROLES.includes(role) || exp === undefined) return false;
    const [account, session] = await Promise.all([this.accounts.byId(role, sub), this.sessions.used(jti)]);
    const good =
      session?.role === role && session.account.toHexString() === sub && session.ver === account?.ver;
    const caller = { id: sub, role, name: account?.name ?? '' };
    if (!good || exp * 1000 <= this.clock.now().getTime()) {
      request.ended = caller;
      return false;
    }
    request.session = jti;
    return caller;
  }
}
