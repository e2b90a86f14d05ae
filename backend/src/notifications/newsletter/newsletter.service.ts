import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NewsletterAddress } from '@clinic/contract/clients/enquiries';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { Model, QueryFilter } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { batched } from '../../platform/http/sent-in-pieces.ts';
import { writeTable } from '../../platform/tables/table-writer.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { NewsletterAddressRecord, type NewsletterState } from './newsletter-address.schema.ts';
import { newsletterAddressView } from './newsletter-address.view.ts';
import type { SubscribeDto } from './newsletter.dto.ts';
import {
  addressOfToken,
  newsletterLink,
  type NewsletterPurpose,
} from '../../platform/mailed-links/newsletter-links.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

const BATCH = 500;
const MAIL = effectKind('newsletter');

@Injectable()
export class NewsletterService {
  constructor(
    @InjectModel(NewsletterAddressRecord.name) private readonly addresses: Model<NewsletterAddressRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: NewsletterAddressRecord, kinds: [MAIL] })
  async mail({ _id, email, confirmedAt }: NewsletterAddressRecord, { key }: Effect): Promise<void> {
    await this.outbox.add({
      _id: key,
      kind: 'newsletter',
      to: { name: 'reader', email },
      address: _id.toHexString(),
      ...(!confirmedAt && { toConfirm: true }),
    });
  }

  async list(query: ListQuery): Promise<Page<NewsletterAddress>> {
    return pageOf(await findPage(this.addresses, query), newsletterAddressView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<NewsletterAddress> {
    const address = await this.addresses.findById(id).lean();
    if (!address) throw new ApiError('NOT_FOUND');
    return newsletterAddressView(address);
  }

  /**
   * Puts an address on the list once, and mails it a link that confirms it and a link to leave the list; no other email
   * is sent before. Answers null when the address was there already, or when a robot filled the hidden field.
   */
  async subscribe(
    context: WriteContext,
    { email, website }: SubscribeDto,
  ): Promise<NewsletterAddress | null> {
    return website ? null : this.add(context, email, undefined);
  }

  async update(
    context: WriteContext,
    id: string,
    state: NewsletterState,
    updatedAt?: string,
  ): Promise<NewsletterAddress> {
    const update = () =>
      updateIfUnmodified(
        updatedAt,
        (unchanged) =>
          this.records.update(this.addresses, context, { _id: id, ...unchanged }, { $set: { state } }),
        () => this.get(id),
      );
    const updated = await this.records.once(this.addresses, context, update, (before) => before);
    return newsletterAddressView(updated);
  }

  /** Throws LINK_INVALID for an address that has left the list. */
  async confirm(context: WriteContext, id: string): Promise<void> {
    const onList = { _id: id, state: 'subscribed' as const };
    await this.setConfirmed(context, onList);
    if (!(await this.addresses.exists(onList))) throw invalidLink('This address has left our newsletter.');
  }

  /**
   * Puts an address on the list or takes it off, idempotently. `proven` is true when the address is known to be the
   * person's and needs no email to confirm it.
   */
  async wish(context: WriteContext, email: string, subscribed: boolean, proven = false): Promise<void> {
    const onList = { email, state: 'subscribed' as const };
    if (!subscribed)
      await this.records.update(this.addresses, context, onList, { $set: { state: 'unsubscribed' } });
    else if (!(await this.add(context, email, proven ? this.clock.now() : undefined)) && proven)
      await this.setConfirmed(context, onList);
  }

  async isSubscribed(email: string): Promise<boolean> {
    return (await this.addresses.exists({ email, state: 'subscribed' })) !== null;
  }

  /** The address of a link. Throws LINK_INVALID. */
  async ofToken(purpose: NewsletterPurpose, token: unknown): Promise<NewsletterAddress> {
    const id = typeof token === 'string' ? addressOfToken(this.env.jwtSecret, purpose, token) : undefined;
    const address = id && (await this.addresses.findById(id).lean());
    if (!address) throw invalidLink();
    return newsletterAddressView(address);
  }

  /** The confirmed addresses as CSV, in chunks, each with its link to leave the list. */
  csv(): AsyncGenerator<string> {
    const { jwtSecret, publicUrl, clinicTimezone } = this.env;
    const wanting = this.addresses
      .find({ state: 'subscribed', confirmedAt: { $exists: true } }, { email: 1, createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<NewsletterAddressRecord[]>();
    return writeTable({
      header: ['email', 'since', 'unsubscribeLink'],
      groups: batched(wanting.cursor({ batchSize: BATCH }), BATCH),
      cellsOf: ({ _id, email, createdAt }) => [
        email,
        clinicToday(createdAt, clinicTimezone),
        newsletterLink({ jwtSecret, publicUrl }, 'unsubscribe', _id.toHexString()),
      ],
    });
  }

  private async setConfirmed(
    context: WriteContext,
    onList: QueryFilter<NewsletterAddressRecord>,
  ): Promise<void> {
    await this.records.update(
      this.addresses,
      context,
      { ...onList, confirmedAt: { $exists: false } },
      { $set: { confirmedAt: this.clock.now() } },
    );
  }

  /** Null when the address is on the list already. */
  private async add(
    context: WriteContext,
    email: string,
    confirmedAt: Date | undefined,
  ): Promise<NewsletterAddress | null> {
    const effect = { key: `${MAIL}:${randomUUID()}`, kind: MAIL, at: this.clock.now() };
    try {
      const address = await this.records.update(
        this.addresses,
        context,
        { email, state: 'unsubscribed' },
        {
          $set: { state: 'subscribed', ...(confirmedAt && { confirmedAt }) },
          ...(!confirmedAt && { $unset: { confirmedAt: 1 } }),
        },
        { upsert: true, effects: [effect] },
      );
      return address && newsletterAddressView(address);
    } catch (error) {
      // The unique index refuses a second row.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

const invalidLink = (message = 'This link is not valid.') => new ApiError('LINK_INVALID', { message });
