import { advanceTaxesOf, at, atadj } from '@clinic/contract/billing/gst-advances';
import { docs, lostNumbers } from '@clinic/contract/billing/gst-documents';
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
  lostNumbers: lostNumbers(GAPS),
  gstr3b: gstr3b(JUNE, advanceTaxesOf(ADVANCES, JUNE_DAYS)),
};

/** Headings of the offline tool's sheets, as transcriptions of its template have them (docs/gst.md). */
const RATES = 'Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount';
const ADVANCE = 'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance';
const HSN =
  'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount';
const HEADINGS: Record<string, string> = {
  b2b: 'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
  b2cl: `Invoice Number,Invoice date,Invoice Value,Place Of Supply,${RATES},E-Commerce GSTIN`,
  b2cs: `Type,Place Of Supply,${RATES},E-Commerce GSTIN`,
  cdnr: `GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,${RATES}`,
  cdnur: `UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,${RATES}`,
  exemp: 'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
  hsnB2b: HSN,
  hsnB2c: HSN,
  at: `${ADVANCE} Received,Cess Amount`,
  atadj: `${ADVANCE} Adjusted,Cess Amount`,
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
};

describe('the return of a month', () => {
  it.each(Object.entries(HEADINGS))('has no column in %s that the sheet does not have', (name, heading) => {
    expect(TABLES[name]?.columns.map(({ label }) => label).join()).toBe(heading);
  });

  it('calls places and units as the offline tool does', () => {
    const medicine = JUNE.papers[1]?.lines[0];
    const paper = (place: string, unit: string) => ({
      ...JUNE.papers[1],
      place,
      lines: [{ ...medicine, unit }],
    });
    const papers = [paper('01', 'KGS'), paper('26', 'LTR'), paper('31', 'MLT'), paper('35', 'BTL')] as never;
    const month = { ...JUNE, papers, notes: [] };
    expect(b2b(month).rows.map((row) => row[5])).toEqual([
      '01-Jammu & Kashmir',
      '26-Dadra & Nagar Haveli & Daman & Diu',
      '31-Lakshdweep',
      '35-Andaman & Nicobar Islands',
    ]);
    expect(hsn(month, true).rows.map((row) => row[2])).toEqual([
      'BTL-BOTTLES',
      'KGS-KILOGRAMS',
      'LTR-LITRES',
      'MLT-MILILITRE',
    ]);
  });

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
    ['a registered person', '27AAPFU0939F1ZV', true],
    ['a tax deductor', '06DELI09652G1DA', true],
    ['a tax collector', '29AABCF8078M1C8', true],
    ['an embassy', '0717UNO00157UNO', true],
    ['a non-resident', '0717USA12345NFD', false],
    ['an online service from abroad', '9917SGP29001OST', false],
  ])('has papers and credits of %s in one section and its lines in the HSN beside it', (_, gstin, inB2b) => {
    const [first] = JUNE.papers;
    const paper = { ...first, recipient: { name: 'A', gstin } } as never;
    const note = { ...JUNE.notes[0], paper } as never;
    const sold = { ...JUNE, papers: [paper], notes: [] };
    const credited = { ...JUNE, papers: [], notes: [note] };
    const counts = [b2b(sold), b2cs(sold), cdnr(credited), b2cs(credited), hsn(sold, true), hsn(sold, false)];
    expect(counts.map(({ rows }) => rows.length)).toEqual(inB2b ? [1, 0, 1, 0, 2, 0] : [0, 1, 0, 1, 0, 2]);
    expect(exemp(sold).rows.map(([, , exempt]) => exempt)).toEqual(inB2b ? [0, 500, 0, 0] : [0, 0, 0, 500]);
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
    expect(rows.map((row) => row.slice(1))).toEqual([['TW/26-27/00011', 'TW/26-27/00019', 9, 1]]);
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
