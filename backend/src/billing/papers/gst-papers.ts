import type { LineTax } from '@clinic/contract/billing/gst-totals';
import { stateOfSupply } from '@clinic/contract/billing/place-of-supply';
import { isRegistered, stateOfRecipient } from '@clinic/contract/billing/recipient-numbers';
import type { PaperTitle } from '@clinic/contract/billing/papers';
import type { Supply } from '@clinic/contract/billing/tax-classes';
import { invalid } from '../../platform/http/api-error.ts';
import type { IssueInvoiceDto, RecipientDto } from './issue.dto.ts';

/** CGST rule 46(e), in paise: from here on the address and State of an unregistered person stand on the paper. */
const ADDRESS_FROM = 5_000_000;

/**
 * Returns the State of supply. Throws INVALID_INPUT for goods that are sent elsewhere together with services done here.
 */
export function placeOf(
  sent: Pick<IssueInvoiceDto, 'place' | 'recipient'>,
  clinic: string,
  supplies: readonly Supply[],
): string {
  const supplied = stateOfSupply(sent, clinic, supplies);
  if (supplied !== clinic && supplies.includes('service'))
    throw invalid('place', 'Services are supplied here. Please make two invoices.');
  return supplied;
}

/** Throws INVALID_INPUT. */
export function titleOf(
  kinds: readonly LineTax['kind'][],
  { composition, gstin }: { composition: boolean; gstin: string | null | undefined },
): PaperTitle {
  if (composition || !kinds.includes('taxable')) return 'Bill of Supply';
  if (kinds.every((kind) => kind === 'taxable')) return 'Tax Invoice';
  if (isRegistered(gstin ?? ''))
    throw invalid(
      'recipient.gstin',
      'A registered person gets taxed and untaxed lines on two papers. Please make two invoices.',
    );
  return 'Invoice-cum-bill of supply';
}

/** Checks the buyer and gives the fields that the paper prints. Throws INVALID_INPUT. */
export function recipientOf(
  recipient: RecipientDto | null | undefined,
  client: string,
  taxable: number,
): { name: string; gstin: string; address: string; state: string } {
  const { name, address } = recipient ?? {};
  const gstin = recipient?.gstin ?? '';
  const own = stateOfRecipient(gstin);
  const state = recipient?.state ?? own ?? '';
  if (own && state !== own) throw invalid('recipient.state', 'This is another State than that of the GSTIN.');
  if (!isRegistered(gstin) && taxable >= ADDRESS_FROM) {
    if (!address) throw invalid('recipient.address', 'From ₹50,000 on, the address stands on the paper.');
    if (!state) throw invalid('recipient.state', 'From ₹50,000 on, the State stands on the paper.');
  }
  return { name: name || client, gstin, address: address ?? '', state };
}
