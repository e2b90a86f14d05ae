import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenPayload } from '@clinic/contract/people';
import { ROLES } from '@clinic/contract/constants';
import { Accounts } from '../accounts/accounts.ts';
import { ENV, type Env } from '../config/env.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { Sessions } from '../sessions/sessions.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './tokens.ts';

type Payload = Partial<TokenPayload> & { exp?: number };

/** Tokens whose signature is known to be good; more than a clinic has people at work. */
const MAX_KNOWN = 1000;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Finds out who makes a request, by its token. */
@Injectable()
export class SignedIn {
  private readonly rules;
  /** Whether a signature is good depends on nothing but the token's text: that is looked at once. */
  private readonly known = new Map<string, Payload>();

  constructor(
    @Inject(ENV) env: Env,
    private readonly jwt: JwtService,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {
    this.rules = {
      // Given a text, each check would first try it as a public key. The module's types do not know keys; the library that
      // gets it does.
      secret: createSecretKey(env.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256' as const],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      // Looked at below: the audit tells whose ended token it is.
      ignoreExpiration: true,
    };
  }

  /** A token is good as long as its session lasts and its account lives; a new password raises the account's version. */
  async caller(request: ClinicRequest): Promise<Caller | undefined> {
    const { sub, role, jti, exp } = this.payload(request) ?? {};
    if (!isId(sub) || !isId(jti) || !role || !ROLES.includes(role) || exp === undefined) return undefined;
    const [account, session] = await Promise.all([this.accounts.byId(role, sub), this.sessions.used(jti)]);
    const good =
      session?.role === role && session.account.toHexString() === sub && session.ver === account?.ver;
    const caller = { id: sub, role, name: account?.name ?? '' };
    if (!good || exp * 1000 <= Date.now()) {
      request.ended = caller;
      return undefined;
    }
    request.session = jti;
    return caller;
  }

  /** What the token says that this server has signed. */
  private payload({ headers }: ClinicRequest): Payload | undefined {
    const token = /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const known = this.known.get(token);
    if (known) return known;
    try {
      const payload = this.jwt.verify<Payload>(token, this.rules);
      if (this.known.size >= MAX_KNOWN) this.known.clear();
      this.known.set(token, payload);
      return payload;
    } catch {
      return undefined;
    }
  }
}
