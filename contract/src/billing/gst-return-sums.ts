import { grouped, rateKey, type ReturnMonth } from './gst-return.ts';
import { leftOutRow, type SimplePaper } from './gst-return-left-out.ts';
import { taxesOf, type Taxes } from './gst-totals.ts';
import { fromPaise } from './invoice-totals.ts';
import type { PaperLine } from './credit-sums.ts';
import { figure, money, text, type ReportCell, type ReportTable } from './money-reports.ts';
import { isInB2b } from './recipient-numbers.ts';
import type { TaxKind } from './tax-classes.ts';
import { returnUnit } from './units.ts';

/** A line of a paper, or of a credit note with the sign -1, and its recipient. */
interface Supplied extends PaperLine {
  sign: 1 | -1;
  registered: boolean;
  elsewhere: boolean;
}

function supplied({ state, papers, notes }: ReturnMonth): Supplied[] {
  const of = (paper: { place: string; recipient: { gstin: string } }, sign: 1 | -1) => ({
    sign,
    registered: isInB2b(paper.recipient.gstin),
    elsewhere: paper.place !== state,
  });
  return [
    ...papers.flatMap((paper) => paper.lines.map((line) => ({ ...line, ...of(paper, 1) }))),
    ...notes.flatMap((note) => note.lines.map((line) => ({ ...line, ...of(note.paper, -1) }))),
  ];
}

const net = (lines: readonly Supplied[]): Taxes => taxesOf(lines.map((line) => taxesOf([line], line.sign)));

const TO_WHOM = [
  ['Inter-State supplies to registered persons', true, true],
  ['Intra-State supplies to registered persons', false, true],
  ['Inter-State supplies to unregistered persons', true, false],
  ['Intra-State supplies to unregistered persons', false, false],
] as const;

/** Table 8: supplies without tax, by reason and recipient. */
export function exemp(month: ReturnMonth): ReportTable {
  const lines = supplied(month);
  const columns = [
    text('Description'),
    money('Nil Rated Supplies'),
    money('Exempted(other than nil rated/non GST supply)'),
    money('Non-GST Supplies'),
  ];
  const rows = TO_WHOM.map(([label, elsewhere, registered]): ReportCell[] => {
    const sum = (kind: TaxKind) =>
      fromPaise(
        net(
          lines.filter(
            (line) => line.kind === kind && line.elsewhere === elsewhere && line.registered === registered,
          ),
        ).taxable,
      );
    return [label, sum('nil'), sum('exempt'), sum('nonGst')];
  });
  return { columns, rows };
}

/** Table 12: supplies by HSN, to registered persons or to all others, less credits of the same days. */
export function hsn(month: ReturnMonth, registered: boolean): ReportTable {
  const columns = [
    text('HSN'),
    text('Description'),
    text('UQC'),
    figure('Total Quantity'),
    money('Total Value'),
    figure('Rate'),
    money('Taxable Value'),
    money('Integrated Tax Amount'),
    money('Central Tax Amount'),
    money('State/UT Tax Amount'),
    money('Cess Amount'),
  ];
  const lines = supplied(month).filter((line) => line.registered === registered);
  const rows = grouped(lines, ({ code, unit, rate }) => `${code} ${unit} ${rateKey(rate)}`).map((group) => {
    const { code = '', unit = '', rate = 0 } = group[0] ?? {};
    const { taxable, cgst, sgst, igst } = net(group);
    const pieces = group.reduce((sum, { quantity, sign }) => sum + sign * quantity, 0);
    return [
      code,
      '',
      returnUnit(unit),
      unit ? pieces : 0,
      fromPaise(taxable + cgst + sgst + igst),
      rate,
      ...[taxable, igst, cgst, sgst].map(fromPaise),
      0,
    ];
  });
  return { columns, rows };
}

/**
 * Totals of 3.1: (a) taxed supplies, with the tax of advances; (c) nil rated and exempt; (e) non-GST. Simple invoices
 * are listed below.
 */
export function gstr3b(
  month: ReturnMonth,
  advances: Taxes,
  simple: readonly SimplePaper[] = [],
): ReportTable {
  const columns = [
    text('Nature of Supplies'),
    money('Total Taxable Value'),
    money('Integrated Tax'),
    money('Central Tax'),
    money('State/UT Tax'),
    money('Cess'),
  ];
  const lines = supplied(month);
  const of = (...kinds: TaxKind[]) => net(lines.filter(({ kind }) => kinds.includes(kind)));
  const row = (label: string, { taxable, igst, cgst, sgst }: Taxes): ReportCell[] => [
    label,
    ...[taxable, igst, cgst, sgst, 0].map(fromPaise),
  ];
  const rows = [
    row(
      '(a) Outward taxable supplies (other than zero rated, nil rated and exempted)',
      taxesOf([of('taxable'), advances]),
    ),
    row('(c) Other outward supplies (nil rated, exempted)', of('nil', 'exempt')),
    row('(e) Non-GST outward supplies', of('nonGst')),
    ...leftOutRow(simple),
  ];
  return { columns, rows };
}
