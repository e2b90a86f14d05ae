import { formatDay, addDays, type Day } from '@clinic/contract/clinic-calendar';
import type { Business, SimpleInvoices } from '@clinic/contract/billing/business';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { changedDays, type ChangedDays } from '@clinic/contract/billing/registration-changes';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error.ts';
import { OneAnswer } from '../../platform/ports/port.ts';

type Days = Pick<ChangedDays, 'from' | 'to'>;

/** Finds the last day with an invoice of a registered clinic; null when there is none. */
@Injectable()
export class LastPaperOn extends OneAnswer<(days: readonly Days[]) => Promise<Day | null>> {}

/** Counts simple invoices, and their sum in paise. */
@Injectable()
export class SimpleInvoicesOn extends OneAnswer<(days: readonly Days[]) => Promise<SimpleInvoices>> {}

/** Refuses a change of the registration that contradicts the invoices of its days. */
@Injectable()
export class RegistrationChanges {
  constructor(
    private readonly lastPaper: LastPaperOn,
    private readonly simpleInvoices: SimpleInvoicesOn,
  ) {}

  /** `seen` are the simple invoices that the admin has confirmed. Throws REGISTRATION_IN_USE, SIMPLE_INVOICES. */
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

/** Makes the refusal at the row that holds on the days of the invoices. */
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
