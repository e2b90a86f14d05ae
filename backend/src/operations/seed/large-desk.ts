import { issuerOn } from '@clinic/contract/billing/issuers';
import { clinicFacts } from '@clinic/contract/clinic';
import { APPOINTMENT_TYPES } from '@clinic/contract/constants';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { numberKeys } from '@clinic/contract/platform/search-keys';
import { numberKeyOf, proposedNumber, seriesOf } from '../../billing/invoices/invoice-number.ts';
import { sumsOf } from '../../billing/invoices/invoice-sums.ts';
import { Types } from 'mongoose';
import { madeVisit, VISIT_MINUTES } from '../demo/made-visit.ts';
import { draw, drawn, idOf } from './large-draw.ts';
import type { LargePeople, LargePerson } from './large-people.ts';
import type { LargeSeries } from './large-series.ts';
import type { LargeYears, Place } from './large-years.ts';

/** Numbers start here, since the demo clinic has the first ones of its year. */
const FIRST_SERIAL = 101;
const DAY_MS = 86_400_000;

export interface LargeItem {
  id: string;
  name: string;
  /** Rupees. */
  price: number;
}

/** Makes appointments and invoices of the large clinic, day by day, as the product stores them. */
export class LargeDesk {
  /** Year → number of invoices before it. */
  private readonly before = new Map<string, number>();

  constructor(
    private readonly years: LargeYears,
    private readonly people: LargePeople,
    private readonly items: readonly LargeItem[],
    private readonly clients: number,
  ) {}

  /** Fills a day's doctors one after the other, since the first years had fewer. */
  appointmentRow({ index, day, ofDay }: Place, firstAhead: number, series?: LargeSeries) {
    const place = ofDay % day.times.length;
    const time = day.times[place] ?? '';
    const startsAt = day.starts[place] as Date;
    const endsAt = new Date(startsAt.getTime() + VISIT_MINUTES * 60_000);
    const which = Math.floor(ofDay / day.times.length) % this.people.doctors.length;
    const doctor = this.people.doctors[which] as LargePerson;
    const assistant = this.people.assistants[which] as LargePerson;
    const isAhead = endsAt > this.years.now;
    // Each client has at most one upcoming visit.
    const waiting = index - firstAhead;
    const own =
      isAhead && waiting < this.clients ? this.waitingClient(waiting) : this.people.visitor(day, index);
    const client = series?.client ?? own;
    const chance = series ? 1 : draw(index, 50);
    const isCancelled = !series && (chance < 0.12 || (isAhead && waiting >= this.clients));
    const status = isCancelled ? 'cancelled' : isAhead && chance < 0.4 ? 'requested' : 'confirmed';
    const asked = new Date(Math.min(startsAt.getTime() - 4 * DAY_MS, this.years.now.getTime()));
    return {
      _id: idOf('appointment', index, day.starts[0] as Date),
      ...madeVisit(
        {
          doctor,
          client,
          assistant,
          date: day.date,
          time,
          appointmentType: drawn(APPOINTMENT_TYPES, index, 51),
          status,
          clientNotes: '',
          assistantNotes: '',
          startsAt,
          endsAt,
        },
        {
          asked,
          answered: asked,
          isActive: isAhead && !isCancelled && !series,
          isHeld: status === 'confirmed',
        },
      ),
      ...(series && { series: series.place }),
      createdAt: asked,
      updatedAt: asked,
      outbox: [],
      __v: 0,
    };
  }

  /** The client of a visit to come, by its number among them: each has one. */
  waitingClient(waiting: number): LargePerson {
    return this.people.client(this.clients - 1 - Math.max(0, waiting));
  }

  invoiceNumber({ index, day }: Pick<Place, 'index' | 'day'>, total: number): string {
    const year = day.date.slice(0, 4);
    const before = this.before.get(year) ?? this.beforeYear(year, total);
    this.before.set(year, before);
    return proposedNumber(year, index - before + FIRST_SERIAL);
  }

  invoiceRow(place: Place, total: number) {
    const { index, day } = place;
    const invoiceNumber = this.invoiceNumber(place, total);
    const client = this.people.visitor(day, index);
    const chosen = Array.from({ length: 1 + Math.floor(draw(index, 60) * 3) }, (_, line) => ({
      ...(this.items[(index + line * 7) % this.items.length] as LargeItem),
      quantity: 1 + Math.floor(draw(index, 61 + line) * 3),
    }));
    const hasPlan = draw(index, 65) < 0.3;
    const fields = {
      invoiceNumber,
      client: client.id.toHexString(),
      date: day.date,
      items: chosen,
      tax_Percent: 5,
      discount_Percent: draw(index, 66) < 0.2 ? 10 : 0,
      ...(hasPlan && {
        selectedPlan: drawn(OFFERINGS, index, 67).name,
        numberOfWeeks: 8,
        pricePerWeek: 1250,
      }),
    };
    const at = drawn(day.starts, index, 68);
    const { id, name } = drawn(this.people.assistants, index, 69);
    const lines = chosen.map(({ price, ...line }) => ({
      ...line,
      id: new Types.ObjectId(line.id),
      price: Math.round(price * 100),
    }));
    return {
      _id: idOf('invoice', index, day.starts[0] as Date),
      invoiceNumber,
      numberKey: numberKeyOf(invoiceNumber),
      searchKeys: numberKeys(invoiceNumber),
      ...seriesOf(invoiceNumber),
      date: day.date,
      client,
      items: lines,
      stock: lines.map((line) => ({
        item: line.id,
        name: line.name,
        wanted: line.quantity,
        booked: line.quantity,
      })),
      paymentMode: draw(index, 70) < 0.6 ? 'Online' : 'Cash',
      ...sumsOf(fields),
      issuer: issuerOn(clinicFacts(), undefined, day.date),
      createdBy: { id: id.toHexString(), name, role: 'assistant' },
      outbox: [],
      createdAt: at,
      updatedAt: at,
    };
  }

  private beforeYear(year: string, total: number): number {
    const first = this.years.days.findIndex(({ date }) => date.startsWith(year));
    return this.years.upTo(total, first - 1);
  }
}
