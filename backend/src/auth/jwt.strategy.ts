import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { TokenPayload } from '@clinic/contract/people';
import { ROLES } from '@clinic/contract/constants';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../config/env.ts';
import type { Caller } from '../http/clinic-request.ts';
import { Accounts } from '../accounts/accounts.ts';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly accounts: Accounts,
  ) {
    // Given a text, each check would first try it as a public key, which takes a twentieth of a request. The strategy's
    // types do not know keys; the library that gets it does.
    const key = createSecretKey(env.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      algorithms: ['HS256'],
    });
  }

  /** A token is good as long as its account lives and its version is the account's. */
  async validate({ sub, role, ver }: TokenPayload): Promise<Caller | false> {
    if (typeof sub !== 'string' || !/^[0-9a-f]{24}$/.test(sub) || !ROLES.includes(role)) return false;
    const account = await this.accounts.byId(role, sub);
    return account?.ver === ver ? { id: sub, role, name: account.name } : false;
  }
}
