import { CLINIC } from '@clinic/contract/clinic';
import { formatInvoiceDate, type Day } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { letterTo } from './letter-to.ts';

/** A paper that a client is told of. */
export interface ToldPaper {
  /** Such as "credit note". */
  noun: string;
  number: string;
  day: Day;
  amount: number;
}

const told = ({ noun, number, day, amount }: ToldPaper, portal: string): string =>
  `your ${noun} ${number} of ${formatInvoiceDate(day)} over ${formatRupees(amount)} is ready. You find it at ${portal}.`;

/** Tells of a paper, and says nothing of what was bought. */
export const paperText = (paper: ToldPaper, portal: string): string =>
  `${CLINIC.name}: ${told(paper, portal)}`;

/** The same on paper. */
export const paperLetter = (paper: ToldPaper, client: string, portal: string): string =>
  letterTo(client, told(paper, portal));
