import { lineInRupees, taxesInRupees } from '@clinic/contract/billing/gst-totals';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';

/** Converts the GST part of an invoice from stored paise to rupees. */
export const gstView = (paper: GstPaper): GstPaper => ({
  ...paper,
  ...taxesInRupees(paper),
  lines: paper.lines.map(lineInRupees),
  roundOff: fromPaise(paper.roundOff),
});
