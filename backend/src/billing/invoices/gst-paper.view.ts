import { lineInRupees } from '@clinic/contract/billing/gst-totals';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';

/** What a paper of a registered clinic has, from paise to rupees. */
export const gstView = (paper: GstPaper): GstPaper => ({
  ...paper,
  lines: paper.lines.map(lineInRupees),
  taxable: fromPaise(paper.taxable),
  cgst: fromPaise(paper.cgst),
  sgst: fromPaise(paper.sgst),
  igst: fromPaise(paper.igst),
  roundOff: fromPaise(paper.roundOff),
});
