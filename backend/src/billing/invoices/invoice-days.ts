import type { Day } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';

/** Knows the days on which the books are open for new entries. */
@Injectable()
export class InvoiceDays {
  constructor(
    private readonly business: BusinessSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the day of a new invoice, with the days of its payments. Called after all checks that answer 400; an
   * invoice that replaces another one is made today instead. Throws BOOKS_CLOSED.
   */
  async open(day: Day, { paidOn, replaces }: { paidOn: readonly Day[]; replaces: boolean }): Promise<Day> {
    for (const paid of paidOn) await this.business.requireOpenBooks(paid);
    if (replaces && !(await this.business.areBooksOpen(day))) return this.clock.today();
    await this.business.requireOpenBooks(day);
    return day;
  }
}
