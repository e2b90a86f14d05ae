import { STATES, stateTaxName } from '@clinic/contract/billing/gstin';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paperDay } from '@clinic/contract/billing/paper-days';
import { rateOn } from '@clinic/contract/billing/tax-classes';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { KIND_WORDS } from '../business/tax-class-words.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { InvoiceForm } from './invoice-form.ts';
import type { NewInvoice } from './new-invoice.ts';
import { PaperFields } from './PaperFields.tsx';
import { ProgramClass } from './ProgramClass.tsx';
import {
  gstOf,
  issueBodyOf,
  proposedClassOf,
  totalOf,
  type GstShown,
  type Registered,
} from './registered.ts';

const shown = (amount?: number) => (amount === undefined ? '–' : formatRupees(amount));

function sumsOf(gst: GstShown | null): [string, string][] {
  const totals = gst?.totals;
  const half: [string, string][] = [
    ['CGST', shown(totals?.cgst)],
    [stateTaxName(gst?.place ?? ''), shown(totals?.sgst)],
  ];
  return [
    ['Subtotal', shown(totals?.subtotal)],
    ['Discount', totals ? formatDeduction(totals.discount) : '–'],
    ...(gst?.sameState === false ? [['IGST', shown(totals?.igst)] as [string, string]] : half),
    ...(totals && totals.roundOff !== 0
      ? [['Round-off', formatRupees(totals.roundOff)] as [string, string]]
      : []),
    ['Total', shown(totals?.total)],
  ];
}

const taxWords = ({ sameState, place }: GstShown): string =>
  `${sameState ? `CGST + ${stateTaxName(place)}` : 'IGST'}, supplied in ${STATES[place]?.name ?? ''}`;

/** The form of an invoice with GST: the server numbers it without a gap, its taxes come from the classes of its lines. */
export function gstInvoice(registered: Registered): InvoiceForm {
  const { classes, kind } = registered;
  const gst = (invoice: NewInvoice) => gstOf(invoice, registered);
  const taxOf = (invoice: NewInvoice) => {
    if (kind === 'composition') return 'Composition: no tax is charged';
    const said = gst(invoice);
    return typeof said === 'string' ? said : said && taxWords(said);
  };
  return {
    dayRule: (day) => paperDay(today())(day),
    oddDay: () => undefined,
    number: (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        The number comes with the invoice.
      </Typography>
    ),
    hasNumber: () => true,
    recipient: <PaperFields taxOf={taxOf} />,
    programClass: (
      <ProgramClass
        classes={classes}
        proposedFor={(program) => classes.get(proposedClassOf(program, registered))}
      />
    ),
    percents: <DiscountFields />,
    classOfLine: (taxClass, day) => {
      const found = classes.get(taxClass ?? '');
      if (!found) return { words: 'No tax class', isMissing: true };
      const rate = found.kind === 'taxable' ? `${String(rateOn(found, day) ?? '–')} %` : undefined;
      return { words: `${found.code} · ${rate ?? KIND_WORDS[found.kind]}`, isMissing: false };
    },
    sums: (invoice) => {
      const said = gst(invoice);
      return sumsOf(typeof said === 'object' ? said : null);
    },
    total: (invoice) => totalOf(invoice, registered),
    lacks: (invoice) => {
      const said = gst(invoice);
      return typeof said === 'string' ? said : undefined;
    },
    body: (invoice) => issueBodyOf(invoice, registered),
    afterDay: ", or of the last invoice's day when that is later.",
    isBeforeRegistration: false,
  };
}
