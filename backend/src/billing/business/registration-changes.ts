import { formatDay, addDays, type Day } from '@clinic/contract/clinic-calendar';
import type { Business, SimpleInvoices } from '@clinic/contract/billing/business';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { changedDays, type ChangedDays } from '@clinic/contract/billing/registration-changes';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error.ts';
import { OneAnswer } from '../../platform/ports/port.ts';

type Days = Pick<ChangedDays, 'from' | 'to'>;

/** The last day that has a paper of a registered clinic; null: none has. */
@Injectable()
export class LastPaperOn extends OneAnswer<(days: readonly Days[]) => Promise<Day | null>> {}

/** How many simple invoices there are, and their sum in paise. */
@Injectable()
export class SimpleInvoicesOn extends OneAnswer<(days: readonly Days[]) => Promise<SimpleInvoices>> {}

/** Refuses a registration that the papers of the days that it changes stand against. */
@Injectable()
export class RegistrationChanges {
  constructor(
    private readonly lastPaper: LastPaperOn,
    private readonly simpleInvoices: SimpleInvoicesOn,
  ) {}

  /** `seen`: the simple invoices that the admin was asked about. Throws REGISTRATION_IN_USE, SIMPLE_INVOICES. */
  async refuse(before: Business, after: Business, seen: SimpleInvoices | undefined): Promise<void> {
    const changed = changedDays(before, after);
    const papers = changed.filter((days) => days.before !== 'none');
    const last = papers.length > 0 ? await this.lastPaper.ask(papers) : null;
    if (last) throw inUse(after, addDays(last, 1));
    const begun = changed.filter((days) => days.before === 'none');
    if (!seen || begun.length === 0) return;
    const { number, sum } = await this.simpleInvoices.ask(begun);
    const found: SimpleInvoices = { number, sum: fromPaise(sum) };
    if (found.number !== seen.number || found.sum !== seen.sum)
      throw new ApiError('SIMPLE_INVOICES', { body: { simpleInvoices: found } });
  }
}

/** Said at the row that holds on the days of the papers. */
function inUse({ registration }: Business, firstFree: Day): ApiError {
  const place = registration.findLastIndex(({ from }) => from < firstFree);
  const field = place < 0 ? 'registration' : `registration.${place}.from`;
  const sentence = `Papers of GST are made out until ${formatDay(addDays(firstFree, -1))}. The first free day is ${formatDay(firstFree)}.`;
  return new ApiError('REGISTRATION_IN_USE', {
    message: sentence,
    details: { [field]: [sentence] },
    body: { firstFree },
  });
}
