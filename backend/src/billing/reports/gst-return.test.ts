import { advanceTaxesOf, at, atadj } from '@clinic/contract/billing/gst-advances';
import { docs } from '@clinic/contract/billing/gst-documents';
import { sectionOf } from '@clinic/contract/billing/gst-return';
import { ADVANCES, GAPS, JUNE, JUNE_DAYS, NUMBERS } from '../../../test/month-of-june.ts';
import { cdnr, cdnur } from '@clinic/contract/billing/gst-return-notes';
import { b2b, b2cl, b2cs } from '@clinic/contract/billing/gst-return-sections';
import { exemp, gstr3b, hsn } from '@clinic/contract/billing/gst-return-sums';
import type { ReportTable } from '@clinic/contract/billing/money-reports';
import { sheetRows } from '../../../test/sheet-rows.ts';

const TABLES: Record<string, ReportTable> = {
  b2b: b2b(JUNE),
  b2cl: b2cl(JUNE),
  b2cs: b2cs(JUNE),
  cdnr: cdnr(JUNE),
  cdnur: cdnur(JUNE),
  exemp: exemp(JUNE),
  hsnB2b: hsn(JUNE, true),
  hsnB2c: hsn(JUNE, false),
  at: at(ADVANCES, JUNE_DAYS),
  atadj: atadj(ADVANCES, JUNE_DAYS),
  docs: docs(NUMBERS, GAPS),
  gstr3b: gstr3b(JUNE, advanceTaxesOf(ADVANCES, JUNE_DAYS)),
};

describe('the return of a month', () => {
  it.each(Object.entries(TABLES))('has the rows of the sheet in %s', (name, { columns, rows }) => {
    expect(rows.map((row) => row.map(String))).toEqual(sheetRows(name));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
  });

  it('taxes in HSN and sections what 3B taxes, apart from advances', () => {
    const taxable = (rows: ReportTable['rows'], column: number) =>
      rows.reduce((sum, row) => sum + Number(row[column]), 0);
    const summed = taxable(hsn(JUNE, true).rows, 6) + taxable(hsn(JUNE, false).rows, 6);
    const nothing = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    expect(taxable(gstr3b(JUNE, nothing).rows, 1)).toBe(summed);
  });

  it.each([
    ['of exactly one lakh', 10_000_000, '27', 'b2cs'],
    ['of a paisa more', 10_000_001, '27', 'b2cl'],
    ['of a paisa more in its own State', 10_000_001, '24', 'b2cs'],
  ])('puts a paper to an unregistered person %s where it belongs', (_, total, place, section) => {
    expect(sectionOf({ recipient: { name: '', gstin: '' }, place, total }, '24')).toBe(section);
  });

  it('divides the tax of an advance so that its parts add up to the paisa', () => {
    const advance = {
      day: '2026-05-01',
      place: '24',
      rate: 18,
      amount: 99_999,
      uses: [33_333, 33_333, 33_333].map((amount) => ({
        day: '2026-06-10',
        amount,
        kind: 'invoice' as const,
      })),
    };
    const { taxable, cgst, sgst } = advanceTaxesOf([advance], JUNE_DAYS);
    expect(-(taxable + cgst + sgst)).toBe(99_999);
    expect(-cgst).toBe(7627);
  });

  it('counts a number that is missing without a gap as cancelled', () => {
    const { rows } = docs(NUMBERS.slice(0, 8), []);
    expect(rows.map((row) => row.slice(1))).toEqual([['TW/26-27/00011', 'TW/26-27/00019', 9, 1, '']]);
  });

  it('has a row for each rate of a paper, and none without papers', () => {
    expect(b2b({ ...JUNE, papers: [], notes: [] }).rows).toEqual([]);
    const [first] = JUNE.papers;
    const mixed = { ...first, recipient: { name: 'A', gstin: '24AAPFU0939F1Z1' } };
    const lines = [...(first?.lines ?? []), ...(JUNE.papers[2]?.lines ?? [])];
    const { rows } = b2b({ ...JUNE, papers: [{ ...mixed, lines } as never] });
    expect(rows.map((row) => row.slice(-3))).toEqual([
      [5, 200, 0],
      [18, 1000, 0],
    ]);
  });
});
