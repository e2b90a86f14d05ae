import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@clinic/contract/constants';
import type { TokenPayload } from '@clinic/contract/people';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Sessions } from '../sessions/sessions.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { TrustedAddresses } from './trusted-addresses.ts';

/** Issuer and audience: a token of another product with the same secret is refused. */
export const TOKEN_ISSUER = 'clinic';
export const TOKEN_AUDIENCE = 'clinic-api';

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

@Injectable()
export class Tokens {
  constructor(
    private readonly sessions: Sessions,
    private readonly jwt: JwtService,
    private readonly known: TrustedAddresses,
    private readonly clock: Clock,
  ) {}

  /** Begins a session of an account with version `ver`; answers its token. */
  async signIn(
    context: WriteContext,
    role: Role,
    { id, ver }: { id: string; ver: number },
    request: ClinicRequest,
  ): Promise<string> {
    const [{ _id, endsAt }] = await Promise.all([
      this.sessions.begin(context, { role, account: id, ver }, request),
      this.known.remember(role, id, customerOf(request)),
    ]);
    const payload: TokenPayload = { sub: id, role, jti: _id.toHexString() };
    return this.jwt.sign({ ...payload, iat: seconds(this.clock.now()), exp: seconds(endsAt) });
  }
}
