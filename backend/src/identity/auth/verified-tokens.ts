import { Injectable } from '@nestjs/common';
import type { TokenPayload } from '@clinic/contract/people';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';

/** So many tokens are kept, more than a clinic has people at work. */
const MAX_TOKENS = 1000;

export type Payload = Partial<TokenPayload> & { exp?: number };

/**
 * Keeps the payloads of tokens with a verified signature, so that it is not verified again. Session, account and expiry
 * are still checked for each request. Without this a read by id takes 15 % more processor time.
 */
@Injectable()
export class VerifiedTokens {
  private readonly payloads = new Map<string, Payload>();

  payloadOf({ headers }: Pick<ClinicRequest, 'headers'>): Payload | undefined {
    return this.payloads.get(headers.authorization ?? '');
  }

  add({ headers }: Pick<ClinicRequest, 'headers'>, payload: Payload): void {
    if (this.payloads.size >= MAX_TOKENS) this.payloads.clear();
    this.payloads.set(headers.authorization ?? '', payload);
  }
}
