import type { LineTax } from '@clinic/contract/billing/gst-totals';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';

/** What a paper of a registered clinic has, from paise to rupees. */
export const gstView = (paper: GstPaper): GstPaper => ({
  ...paper,
  lines: paper.lines.map(lineTaxView),
  taxable: fromPaise(paper.taxable),
  cgst: fromPaise(paper.cgst),
  sgst: fromPaise(paper.sgst),
  igst: fromPaise(paper.igst),
  roundOff: fromPaise(paper.roundOff),
});

export const lineTaxView = (line: LineTax): LineTax => ({
  ...line,
  gross: fromPaise(line.gross),
  net: fromPaise(line.net),
  taxable: fromPaise(line.taxable),
  cgst: fromPaise(line.cgst),
  sgst: fromPaise(line.sgst),
  igst: fromPaise(line.igst),
});
