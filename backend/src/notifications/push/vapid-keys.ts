import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import type { Env } from '../../platform/config/env.ts';

/** The pair of keys by which push services know the clinic (VAPID), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of the environment, or a pair that is made once and kept in the data folder: browsers that
 * subscribed with one public key accept nothing signed with another.
 */
export function vapidKeys({ vapid, dataDir }: Pick<Env, 'vapid' | 'dataDir'>): VapidKeys {
  if (vapid) return vapid;
  const file = path.join(dataDir, 'push-keys.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process of this server, or an earlier start, has made them.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
}
