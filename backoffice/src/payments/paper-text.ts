import { clinicFacts } from '@clinic/contract/clinic';
import { formatInvoiceDate, type Day } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { letterTo } from './letter-to.ts';

/** A paper that the desk tells a client about. */
export interface ToldPaper {
  /** The paper's kind, such as "credit note". */
  noun: string;
  number: string;
  day: Day;
  amount: number;
}

const told = ({ noun, number, day, amount }: ToldPaper, portal: string): string =>
  `your ${noun} ${number} of ${formatInvoiceDate(day)} over ${formatRupees(amount)} is ready. You find it at ${portal}.`;

/** The message about a paper; it does not name what was bought. */
export const paperText = (paper: ToldPaper, portal: string): string =>
  `${clinicFacts().name}: ${told(paper, portal)}`;

/** The same message as a letter. */
export const paperLetter = (paper: ToldPaper, client: string, portal: string): string =>
  letterTo(client, told(paper, portal));
