import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushNotification, SavePushDevice } from '@clinic/contract/notifications/push';

const KNOWN_SERVICE = 'https://fcm.googleapis.com/fcm/send/';
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** A subscription at a push service that is never called. */
export const makePushDevice = (): SavePushDevice => ({
  endpoint: `${KNOWN_SERVICE}${base64url(randomBytes(12))}`,
  p256dh: base64url(createECDH('prime256v1').generateKeys()),
  auth: base64url(randomBytes(16)),
});

interface Arrived {
  notification: PushNotification;
  ttl: string | undefined;
  authorization: string | undefined;
}

/** A browser at the test's push service, which decrypts messages by RFC 8291. */
export interface PushBrowser {
  device: SavePushDevice;
  arrived: Arrived[];
  /** Status that its push service answers; 201 by default. */
  status: number;
}

export interface PushInbox {
  origin: string;
  addBrowser(): PushBrowser;
  close(): Promise<void>;
}

/** A local push service, since tests cannot reach a real one. */
export async function openPushInbox(): Promise<PushInbox> {
  const browsers = new Map<string, { browser: PushBrowser; open: (body: Buffer) => PushNotification }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const known = browsers.get(request.url ?? '');
      if (known && known.browser.status === 201)
        known.browser.arrived.push({
          notification: known.open(Buffer.concat(chunks)),
          ttl: request.headers.ttl as string | undefined,
          authorization: request.headers.authorization,
        });
      response.writeHead(known?.browser.status ?? 404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    addBrowser() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${base64url(randomBytes(9))}`;
      const device = { endpoint: origin + path, p256dh: base64url(p256dh), auth: base64url(auth) };
      const browser = { device, arrived: [], status: 201 };
      const open = (body: Buffer) => JSON.parse(decrypted(body, keys, p256dh, auth)) as PushNotification;
      browsers.set(path, { browser, open });
      return browser;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Keys = ReturnType<typeof createECDH>;
const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts one `aes128gcm` record (RFC 8188) with the keys of RFC 8291. */
function decrypted(body: Buffer, keys: Keys, p256dh: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const server = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + server.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, server]);
  const secret = derived(keys.computeSecret(server), auth, info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
