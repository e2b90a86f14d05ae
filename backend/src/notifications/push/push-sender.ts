import { Inject, Injectable } from '@nestjs/common';
import { clinicFacts } from '@clinic/contract/clinic';
import { isPushService, PUSH_TTL_SECONDS, type PushNotification } from '@clinic/contract/notifications/push';
import webPush from 'web-push';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { LiveDevice } from './push-devices.service.ts';
import { vapidKeys, type VapidKeys } from './vapid-keys.ts';

/** How long a push service may take, in milliseconds. */
const PATIENCE_MS = 10_000;
/** RFC 8030: the subscription has ended. */
const ENDED = [404, 410];

export type Sent = 'taken' | 'ended' | 'refused' | 'later';

/** Encrypts a notification for one browser (RFC 8291) and gives it to the browser's push service. */
@Injectable()
export class PushSender {
  readonly keys: VapidKeys;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.keys = vapidKeys(env);
  }

  async send({ endpoint, p256dh, auth }: LiveDevice, notification: PushNotification): Promise<Sent> {
    // Endpoints stored by an earlier release, or from a backup, are checked, too.
    if (!isPushService(endpoint, this.env.pushServices)) return 'ended';
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notification),
      {
        TTL: PUSH_TTL_SECONDS,
        // The contact for the push service (VAPID subject).
        vapidDetails: { subject: `mailto:${clinicFacts().email}`, ...this.keys },
        contentEncoding: 'aes128gcm',
      },
    );
    let status: number;
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      ({ status } = answer);
      await answer.body?.cancel();
    } catch {
      return 'later';
    }
    if (status >= 200 && status < 300) return 'taken';
    if (ENDED.includes(status)) return 'ended';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  }
}
