import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ROLES } from '@clinic/contract/constants';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Sessions } from '../sessions/sessions.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './tokens.ts';
import { VerifiedTokens, type Payload } from './verified-tokens.ts';
import { Clock } from '../../platform/config/clock.ts';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly verified: VerifiedTokens,
  ) {
    // The library would first try a string as a public key, at each check. The strategy's types lack key objects, but
    // the library that receives the key accepts them.
    const key = createSecretKey(env.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
      // Expiry is checked below, so that the server's log names the owner of an ended token.
      ignoreExpiration: true,
    });
  }

  /** Passport calls it once the signature is verified. */
  validate(request: ClinicRequest, payload: Payload): Promise<Caller | false> {
    this.verified.add(request, payload);
    return this.callerOf(request, payload);
  }

  /** A token is valid while its session and account exist; a new password raises the account's version. */
  async callerOf(request: ClinicRequest, payload: Payload): Promise<Caller | false> {
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
