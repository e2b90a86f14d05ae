import { PAYMENT_MODES } from '@clinic/contract/constants';
import { registrationOn } from '@clinic/contract/billing/business';
import { discountPaise, grossPaise, gstTotalsPaise, type GstLine } from '@clinic/contract/billing/gst-totals';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { paperDay } from '@clinic/contract/billing/paper-days';
import { rateOn, type TaxClass } from '@clinic/contract/billing/tax-classes';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { ClassesOfPapers } from '../business/classes-of-papers.ts';
import { stockEffect, type Draft } from '../invoices/invoice-drafts.ts';
import { InvoiceDays } from '../invoices/invoice-days.ts';
import { moneyOf } from '../invoices/invoice-money.ts';
import { InvoiceParts, type Replaced } from '../invoices/invoice-parts.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { placeOf, recipientOf, titleOf } from './gst-papers.ts';
import type { IssueInvoiceDto } from './issue.dto.ts';

/** A requested line with its tax class. */
interface Classed {
  line: GstLine;
  supply: TaxClass['supply'];
}

/** Checks an invoice of a registered clinic; its number comes with its insert. */
@Injectable()
export class GstDrafts {
  constructor(
    private readonly business: BusinessSettings,
    private readonly classes: ClassesOfPapers,
    private readonly days: InvoiceDays,
    private readonly clients: ClientsService,
    private readonly parts: InvoiceParts,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, CLIENT_ERASING, NEEDS_ADMIN, NOT_REGISTERED. */
  async draft(context: WriteContext, fields: IssueInvoiceDto, replaced?: Replaced): Promise<Draft> {
    const today = this.clock.today();
    const problem = paperDay(today)(fields.date);
    if (problem) throw invalid('date', problem);
    if (fields.items.length === 0 && !fields.program) throw invalid('items', 'Please add at least 1.');
    const business = await this.business.current();
    const { kind } = registrationOn(business, fields.date);
    if (kind === 'none') throw new ApiError('NOT_REGISTERED');
    const [client, { items, stock, taxClasses, cut }] = await Promise.all([
      this.clients.chosen(fields.client),
      this.parts.lines(fields.items, replaced),
    ]);
    const classed = await this.classed(fields, taxClasses);
    const { recipient, program, discount } = fields;
    const lines = classed.map(({ line }) => line);
    const place = placeOf(
      fields,
      business.state,
      classed.map(({ supply }) => supply),
    );
    if (kind === 'composition' && place !== business.state)
      throw invalid('place', 'Under composition nothing is supplied to another State.');
    const title = titleOf(
      lines.map((line) => line.kind),
      { composition: kind === 'composition', gstin: recipient?.gstin },
    );
    const off = this.discountOf(fields, lines);
    const { lines: taxed, ...sums } = gstTotalsPaise({
      lines,
      discount: discount ?? null,
      pricesWithTax: business.pricesWithTax,
      sameState: place === business.state,
      roundToRupee: business.roundToRupee,
      chargesTax: kind === 'regular',
    });
    const { taxable, cgst, sgst, igst, roundOff, total } = sums;
    const to = recipientOf(recipient, client.name, taxable);
    const now = this.clock.now();
    const payments = fields.payments ?? [];
    const money = moneyOf(total, { ...fields, payments }, { now, today });
    await this.business.requireDiscountWithin(context.caller, off, grossPaise(lines), cut);
    const invoice: InvoiceRecord = {
      _id: new Types.ObjectId(),
      invoiceNumber: '',
      numberKey: '',
      searchKeys: [],
      date: await this.days.open(fields.date, { paidOn: money.paidOn, replaces: replaced !== undefined }),
      client,
      items,
      stock,
      plan: program
        ? { name: program.name, weeks: program.weeks, pricePerWeek: toPaise(program.pricePerWeek) }
        : null,
      taxPercent: 0,
      discountPercent: discount?.percent ?? 0,
      paymentMode: PAYMENT_MODES.find((mode) => mode === payments[0]?.mode) ?? 'Online',
      subtotal: sums.subtotal,
      discount: sums.discount,
      tax: sums.tax,
      total,
      ...money.fields,
      gst: { title, place, recipient: to, lines: taxed, taxable, cgst, sgst, igst, roundOff },
      createdBy: context.author,
      createdAt: now,
      updatedAt: now,
    };
    const effects = [...stockEffect(stock, now), ...money.effects];
    return { invoice, effects };
  }

  private discountOf({ discount }: IssueInvoiceDto, lines: readonly GstLine[]): number {
    const { percent, amount } = discount ?? {};
    if (percent !== undefined && amount !== undefined)
      throw invalid('discount', 'Please enter either per cent or an amount.');
    const gross = grossPaise(lines);
    const off = discountPaise(gross, discount ?? null);
    if (off > gross) throw invalid('discount.amount', 'This is more than the lines cost.');
    return off;
  }

  /** Returns the items in their order, then the program. */
  private async classed(
    { date, items, program }: IssueInvoiceDto,
    taxClasses: readonly (string | undefined)[],
  ): Promise<Classed[]> {
    const wanted = items.map(({ price, quantity }, index) => {
      return { price, quantity, taxClass: taxClasses[index], path: `items.${index}.id` };
    });
    if (program) {
      const { pricePerWeek: price, weeks: quantity } = program;
      wanted.push({ price, quantity, taxClass: program.taxClass.toLowerCase(), path: 'program.taxClass' });
    }
    const ids = wanted.flatMap(({ taxClass }) => taxClass ?? []);
    const usable = await this.classes.classesFor([...new Set(ids)]);
    return wanted.map(({ price, quantity, taxClass, path }) => {
      if (!taxClass) throw invalid(path, 'This item has no tax class yet.');
      const found = usable.get(taxClass);
      if (!found) throw invalid(path, 'Its tax class is not signed by an admin, or retired.');
      const { code, unit, kind, supply } = found;
      const rate = rateOn(found, date);
      if (rate === undefined) throw invalid(path, 'Its tax class has no rate on this day.');
      return { line: { price, quantity, code, unit, kind, rate }, supply };
    });
  }
}
