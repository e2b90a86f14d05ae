import { Injectable } from '@nestjs/common';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { PushNotifications } from '../../notifications/push/push-notifications.service.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { NOT_RECEIVED } from './said-paid.service.ts';

/** Tells a client that the payment which the client named was not received. */
@Injectable()
export class SaidPaidEffects {
  constructor(
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
  ) {}

  @OnEffect({ of: InvoiceRecord, kinds: [NOT_RECEIVED] })
  async tell({ _id, invoiceNumber, client, saidPaid }: InvoiceRecord, { key }: Effect): Promise<void> {
    // Run late: the money has come, or the client has named another payment meanwhile.
    if (saidPaid?.id.toHexString() !== key) return;
    const to = await this.clients.find({ _id: client.id }, { name: 1, email: 1 });
    if (!to) return;
    const { name, email } = to;
    const owner = client.id.toHexString();
    const news = `${key}:${NOT_RECEIVED}`;
    await this.notifications.add({ _id: news, client: owner, news: 'payment' });
    await this.outbox.add({
      _id: news,
      kind: 'payment-not-received',
      client: owner,
      to: { name, email },
      invoice: _id.toHexString(),
      invoiceNumber,
      reference: saidPaid.reference,
    });
  }
}
