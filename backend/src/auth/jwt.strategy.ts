import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { TokenPayload } from '@clinic/contract/people';
import { ROLES } from '@clinic/contract/constants';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../config/env.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Sessions } from '../sessions/sessions.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './tokens.ts';
import { Clock } from '../config/clock.ts';

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Tokens whose signature is known to be good; more than a clinic has people at work. */
const MAX_KNOWN = 1000;

type Payload = Partial<TokenPayload> & { exp?: number };

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  private readonly known = new Map<string, Payload>();

  constructor(
    @Inject(ENV) env: Env,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    // Given a text, each check would first try it as a public key. The strategy's types do not know keys; the library
    // that gets it does.
    const key = createSecretKey(env.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: tokenOf,
      secretOrKey: key,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
      // Looked at below: the audit tells whose ended token it is.
      ignoreExpiration: true,
    });
  }

  /** Whether a signature is good depends on nothing but the token's text, and is looked at once for each text. */
  override authenticate(request: ClinicRequest, options?: object): void {
    const payload = this.known.get(tokenOf(request) ?? '');
    if (!payload) return super.authenticate(request, options);
    this.validate(request, payload).then(
      (caller) => (caller ? this.success(caller) : this.fail(401)),
      (error: Error) => this.error(error),
    );
  }

  /** A token is good as long as its session lasts and its account lives; a new password raises the account's version. */
  async validate(request: ClinicRequest, payload: Payload): Promise<Caller | false> {
    this.know(tokenOf(request) ?? '', payload);
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

  private know(token: string, payload: Payload): void {
    if (this.known.has(token)) return;
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(token, payload);
  }
}
