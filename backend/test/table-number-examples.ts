import { sheet, utf8, withMark, type TableExample } from './table-example.ts';

/** Prices and counts as cells of files write them. */
export const NUMBER_EXAMPLES: readonly TableExample[] = [
  {
    title: 'a price with a group in a quoted cell',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['Oil', '', '"1,250"', '"1,000"', 'Herb'])),
    items: [['Oil', '', 1250, 1000, 'Herb']],
  },
  {
    title: 'prices in lakhs, in Gujarati',
    before: 'failed',
    file: utf8(
      sheet(';', '\n', ['સુવર્ણ ભસ્મ', '', '1,25,000.00', '2', 'Herb'], ['કેસર', '', '1,250.50', '3', 'Herb']),
    ),
    items: [
      ['સુવર્ણ ભસ્મ', '', 125_000, 2, 'Herb'],
      ['કેસર', '', 1250.5, 3, 'Herb'],
    ],
  },
  {
    title: 'a price with a group between semicolons, where no comma is decimal',
    before: 'failed',
    file: utf8(sheet(';', '\n', ['Oil', '', '1,250', '5', 'Herb'])),
    items: [['Oil', '', 1250, 5, 'Herb']],
  },
  {
    title: 'a decimal comma and 1,250 in one column',
    before: 'failed',
    file: utf8(sheet(';', '\n', ['Amla', '', '12,50', '1', 'Herb'], ['Oil', '', '1,250', '1', 'Herb'])),
    problems: [[3, '1250 or 1.25']],
  },
  {
    title: 'a decimal comma behind 1,250 in one column, in Hindi',
    before: 'failed',
    file: utf8(sheet('\t', '\n', ['तेल', '', '१,२५०', '१', 'Herb'], ['आंवला', '', '१२,५', '१', 'Herb'])),
    problems: [[2, '1250 or 1.25']],
  },
  {
    title: 'a rupee sign before prices, in three scripts',
    before: 'failed',
    file: withMark(
      sheet(
        ',',
        '\r\n',
        ['A', '', '₹ 250.00', '1', 'Herb'],
        ['B', '', 'Rs. 250', '2', 'Herb'],
        ['મધ', '', 'રૂ. ૨૫૦', '૩', 'Snack'],
      ),
    ),
    items: [
      ['A', '', 250, 1, 'Herb'],
      ['B', '', 250, 2, 'Herb'],
      ['મધ', '', 250, 3, 'Snack'],
    ],
  },
  {
    title: 'digits of Gujarati and Devanagari',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['ગિલોય', '', '૧૨૦.૫', '૧૨', 'Herb'], ['गिलोय', '', '१२०', '४०', 'Herb'])),
    items: [
      ['ગિલોય', '', 120.5, 12, 'Herb'],
      ['गिलोय', '', 120, 40, 'Herb'],
    ],
  },
  {
    title: 'a decimal comma in digits of Devanagari',
    before: 'failed',
    file: utf8(sheet(';', '\n', ['गिलोय', '', '१२,५०', '४', 'Herb'])),
    items: [['गिलोय', '', 12.5, 4, 'Herb']],
  },
  {
    title: 'a decimal comma in a quoted cell between commas',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['Amla', '', '"12,5"', '4', 'Herb'])),
    items: [['Amla', '', 12.5, 4, 'Herb']],
  },
  {
    title: 'a whole count with decimals of nought',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['Amla', '', '10', '4.00', 'Herb'])),
    items: [['Amla', '', 10, 4, 'Herb']],
  },
  {
    title: 'powers of ten, as spreadsheets write them',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['Amla', '', '2.5E+02', '1E+02', 'Herb'])),
    items: [['Amla', '', 250, 100, 'Herb']],
  },
  {
    title: 'a power of ten below a paisa',
    before: 'held',
    file: utf8(sheet(',', '\n', ['Amla', '', '6e-7', '1', 'Herb'])),
    problems: [[2, 'price: ']],
  },
  {
    title: 'three digits behind a point',
    before: 'held',
    file: utf8(sheet(',', '\n', ['Amla', '', '1.005', '1', 'Herb'], ['Oil', '', '1.250', '1', 'Herb'])),
    problems: [
      [2, 'price: '],
      [3, 'price: '],
    ],
  },
  {
    title: 'groups by points',
    before: 'held',
    file: utf8(sheet(';', '\n', ['Amla', '', '1.250,00', '1', 'Herb'])),
    problems: [[2, 'price: ']],
  },
  {
    title: 'half a piece, by point and by comma',
    before: 'held',
    file: utf8(sheet(';', '\n', ['A', '', '1', '1.5', 'Herb'], ['B', '', '1', '1,5', 'Herb'])),
    problems: [
      [2, 'countInStock: '],
      [3, 'countInStock: '],
    ],
  },
  {
    title: 'a sum to be run, and digits of full width',
    before: 'held',
    file: utf8(sheet(',', '\n', ['A', '', '=2*3', '1', 'Herb'], ['B', '', '２５０', '1', 'Herb'])),
    problems: [
      [2, 'price: '],
      [3, 'price: '],
    ],
  },
  {
    title: 'words and nothing in place of numbers, in Gujarati',
    before: 'held',
    file: utf8(sheet(',', '\n', ['મધ', '', 'મફત', '1', 'Snack'], ['ગોળ', '', '10', '', 'Snack'])),
    problems: [
      [2, 'price: '],
      [3, 'countInStock: '],
    ],
  },
];
