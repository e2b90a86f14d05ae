import type { Consent, ConsentsInput } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSION, PRIVACY_PURPOSES } from '@clinic/contract/privacy/privacy-notice';
import { Injectable } from '@nestjs/common';
import { ClientRecord, type StoredConsent } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { NEWSLETTER_EFFECT, newsletterEffect } from '../../clients/clients/consents.ts';
import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { EMAIL_MOVED_EFFECT } from '../../clients/clients/former-emails.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { NewsletterService } from '../../notifications/newsletter/newsletter.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { writtenDownView } from '../../clients/clients/written-down.view.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

/** Most decisions kept of one client; more are implausible. */
export const KEPT_DECISIONS = 300;

/** Consents by purpose; each decision is kept with its time and the notice's version. */
@Injectable()
export class Consents {
  constructor(
    private readonly clients: ClientsService,
    private readonly newsletter: NewsletterService,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [NEWSLETTER_EFFECT] })
  async tellNewsletter({ _id, email, emailVerifiedAt }: ClientRecord): Promise<void> {
    if (email === undefined) return;
    const newest = latest(await this.stored(_id.toHexString()), 'newsletter');
    await this.newsletter.wish(job(), email, newest?.given === true, emailVerifiedAt !== undefined);
  }

  /** The present state of each purpose. Throws NOT_FOUND. */
  async consentsOf(client: string): Promise<Consent[]> {
    const [{ email }, decisions] = await Promise.all([this.clients.record(client), this.stored(client)]);
    const subscribed = email !== undefined && (await this.newsletter.isSubscribed(email));
    return PRIVACY_PURPOSES.map((purpose) => {
      const newest = latest(decisions, purpose);
      return {
        purpose,
        // The newsletter's list decides, since emails and the site change it too.
        given: purpose === 'newsletter' ? subscribed : newest?.given === true,
        version: newest?.version ?? null,
        at: newest?.at.toISOString() ?? null,
        way: newest?.way ?? null,
        ...(newest?.writtenDown && { writtenDown: writtenDownView(newest.writtenDown) }),
        ...(newest?.notice && { notice: newest.notice }),
      };
    });
  }

  async whatsApp(client: string): Promise<boolean> {
    return (await this.clients.record(client)).whatsApp === true;
  }

  /** The proof of the WhatsApp reminders as they are now; null where the staff's word is another one, or none. */
  async whatsAppSaid({ _id, whatsApp }: ClientRecord): Promise<ClientWishes['whatsAppSaid']> {
    const newest = latest(await this.stored(_id.toHexString()), 'whatsApp');
    if (!newest?.writtenDown || newest.given !== whatsApp) return null;
    return { at: newest.at.toISOString(), writtenDown: writtenDownView(newest.writtenDown) };
  }

  /** Stores the caller's decisions; an unchanged one under the same notice is not stored again. */
  async decide(context: WriteContext, { version, whatsApp, ...decided }: ConsentsInput): Promise<void> {
    const client = context.caller.id;
    // The client must have seen the present notice: an older page must be reloaded.
    if (version !== NOTICE_VERSION) throw new ApiError('STALE_RECORD');
    const before = await this.consentsOf(client);
    const at = this.clock.now();
    const decisions = before.flatMap(({ purpose, given, version: shown, way }): StoredConsent[] => {
      const wish = decided[purpose];
      const holds = wish === given && shown === version && way !== 'written-down';
      if (wish === undefined || holds) return [];
      return [{ purpose, given: wish, version, at, way: 'client-page' }];
    });
    if (decisions.length === 0 && whatsApp === undefined) return;
    const effects = decisions.some(({ purpose }) => purpose === 'newsletter')
      ? [newsletterEffect(this.clock.now())]
      : [];
    await this.clients.change(
      context,
      { _id: client },
      {
        ...(whatsApp !== undefined && { $set: { whatsApp } }),
        $push: { consents: { $each: decisions, $slice: -KEPT_DECISIONS } },
      },
      // A consent does not change `updatedAt`, which protects the desk's edits; the way of reminding does.
      { effects, ...(whatsApp === undefined && { timestamps: false }) },
    );
  }

  /** Moves the client's newsletter to the present address; an ended subscription stays ended. */
  @OnEffect({ of: ClientRecord, kinds: [EMAIL_MOVED_EFFECT] })
  async follow({ _id: client }: ClientRecord): Promise<void> {
    const found = await this.clients.find(
      { _id: client },
      { email: 1, emailVerifiedAt: 1, consents: 1, formerEmails: 1 },
    );
    if (!found || !latest(found.consents ?? [], 'newsletter')?.given) return;
    const former = (found.formerEmails ?? []).filter((email) => email !== found.email);
    const subscribed = await Promise.all(former.map((email) => this.newsletter.isSubscribed(email)));
    if (!subscribed.includes(true)) return;
    // The new address is added first, so that a run after an interruption does both steps again.
    if (found.email !== undefined)
      await this.newsletter.wish(job(), found.email, true, found.emailVerifiedAt !== undefined);
    for (const email of former) await this.newsletter.wish(job(), email, false);
  }

  private async stored(client: string): Promise<StoredConsent[]> {
    return (await this.clients.find({ _id: client }, { consents: 1 }))?.consents ?? [];
  }
}

const latest = (
  decisions: readonly StoredConsent[],
  of: StoredConsent['purpose'],
): StoredConsent | undefined => decisions.findLast(({ purpose }) => purpose === of);
