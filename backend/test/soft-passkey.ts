import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AddPasskey, PasskeyOptions, PasskeyProof } from '@clinic/contract/identity/second-factor';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const bytes = (number: number, length: number) => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(number, 0, length);
  return buffer;
};

/** A passkey like a security key's: ES256, no attestation, a counter. */
export class SoftPasskey {
  readonly id = text(randomBytes(16));
  /** Signature counter; a test may lower it, as if the key had been copied. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
  }

  /** Makes a browser's answer to options for a new passkey. */
  made(options: PasskeyOptions): Omit<AddPasskey, 'ticket'> {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.head((options.rp as { id: string }).id, USER_PRESENT | HAS_CREDENTIAL),
      Buffer.alloc(16),
      bytes(id.length, 2),
      id,
      Buffer.from(isoCBOR.encode(cose)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: text(this.clientData('webauthn.create', options)),
      attestationObject: text(isoCBOR.encode(attestation as never)),
      transports: 'usb,telepathy',
    };
  }

  /** A browser's answer to options for a proof; `verified`: by fingerprint, face or PIN. */
  proof(options: PasskeyOptions, { verified = false } = {}): PasskeyProof {
    this.counter += 1;
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0);
    const authenticatorData = this.head(options.rpId as string, flags);
    const clientData = this.clientData('webauthn.get', options);
    const signed = createSign('sha256').update(authenticatorData).update(sha256(clientData));
    return {
      id: this.id,
      clientDataJSON: text(clientData),
      authenticatorData: text(authenticatorData),
      signature: text(signed.sign(this.keys.privateKey)),
    };
  }

  private head(host: string, flags: number): Buffer {
    return Buffer.concat([sha256(host), bytes(flags, 1), bytes(this.counter, 4)]);
  }

  private clientData(type: string, { challenge }: PasskeyOptions): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
