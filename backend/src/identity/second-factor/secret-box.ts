import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.ts';

/** Version of the stored text; a later encryption gets another one. */
const VERSION = 'v1';
/** AES-256-GCM, in bytes. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets that a copy of the database must not reveal: encrypted or hashed with DATA_KEY. */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;
  private readonly hashKey: Buffer;
  /** Identifies the key without revealing it, so that a different key is noticed. */
  private readonly keyId: string;

  constructor(@Inject(ENV) { dataKey }: Pick<Env, 'dataKey'>) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', dataKey, '', use, KEY_BYTES));
    this.key = derived('second factor secrets');
    this.hashKey = derived('recovery codes');
    this.keyId = derived('key id').toString('hex', 0, 4);
  }

  /** `v1.<key id>.<nonce, text and tag as base64url>`; only the same `owner` opens it. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [VERSION, this.keyId, sealed.toString('base64url')].join('.');
  }

  /** Throws for text of another key or owner, or text that was not sealed. */
  open(sealed: string, owner: string): string {
    const [version, keyId, text = ''] = sealed.split('.');
    if (version !== VERSION || keyId !== this.keyId)
      throw new Error(`A secret was encrypted with another DATA_KEY (${keyId}) than this server's.`);
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  /** Keyed hash of a random code of the owner; 50 random bits need no slow hash. */
  hash(code: string, owner: string): string {
    return createHmac('sha256', this.hashKey).update(`${owner}:${code}`).digest('base64url');
  }
}
