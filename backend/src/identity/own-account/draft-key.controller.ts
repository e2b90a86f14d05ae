import { hkdfSync } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';

/** AES-256, in bytes. */
const KEY_BYTES = 32;

/** Answers the key with which a browser encrypts drafts of staff (decisions/055); it is derived and stored nowhere. */
@Controller()
export class DraftKeyController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Handles(accountCalls.draftKey)
  key(@CurrentUser() { role, id }: Caller) {
    const key = hkdfSync('sha256', this.env.dataKey, '', `drafts of ${role}:${id}`, KEY_BYTES);
    return { key: Buffer.from(key).toString('base64') };
  }
}
