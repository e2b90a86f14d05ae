import {
  sheet,
  utf16,
  utf16Swapped,
  utf8,
  windows1252,
  withMark,
  type TableExample,
} from './table-example.ts';

const NOT_UTF_8 = 'The file must be saved as UTF-8 text.';
const NO_TEXT = 'This is no CSV file.';
const TOTAL = 'is a total and no item';

/** Files by encoding, delimiter, quotes, line ends, and what surrounds the rows. */
export const FILE_EXAMPLES: readonly TableExample[] = [
  {
    title: 'commas and line feeds',
    before: 'held',
    file: utf8(sheet(',', '\n', ['Amla Juice', 'one litre', '250', '12', 'Herb'])),
    items: [['Amla Juice', 'one litre', 250, 12, 'Herb']],
  },
  {
    title: 'the “CSV UTF-8” of Excel, in Gujarati',
    before: 'held',
    file: withMark(sheet(',', '\r\n', ['ત્રિફળા ચૂર્ણ', '"૧૦૦ ગ્રામ, રોજ"', '120.5', '40', 'Herb'])),
    items: [['ત્રિફળા ચૂર્ણ', '૧૦૦ ગ્રામ, રોજ', 120.5, 40, 'Herb']],
  },
  {
    title: 'the “CSV UTF-8” of an Excel that parts cells by semicolons, in Gujarati',
    before: 'held',
    file: withMark(sheet(';', '\r\n', ['આમળા રસ', 'સવારે, ખાલી પેટે', '120,50', '7', 'Herb'])),
    items: [['આમળા રસ', 'સવારે, ખાલી પેટે', 120.5, 7, 'Herb']],
  },
  {
    title: 'the “Unicode Text” of Excel, in Gujarati and Hindi',
    before: 'held',
    file: utf16(
      `\u{feff}${sheet('\t', '\r\n', ['બ્રાહ્મી વટી', '"ગોળી ""૬૦"""', '180', '9', 'Herb'], ['आंवला मुरब्बा', '', '95.25', '3', 'Snack'])}`,
    ),
    items: [
      ['બ્રાહ્મી વટી', 'ગોળી "૬૦"', 180, 9, 'Herb'],
      ['आंवला मुरब्बा', '', 95.25, 3, 'Snack'],
    ],
  },
  {
    title: 'UTF-16 the other way round and semicolons, in Hindi',
    before: 'held',
    file: utf16Swapped(`\u{feff}${sheet(';', '\r\n', ['अश्वगंधा', 'चूर्ण, १०० ग्राम', '99', '5', 'Herb'])}`),
    items: [['अश्वगंधा', 'चूर्ण, १०० ग्राम', 99, 5, 'Herb']],
  },
  {
    title: 'UTF-16 without a mark, in Gujarati',
    before: 'held',
    file: utf16(sheet(',', '\r\n', ['શતાવરી', '', '310', '2', 'Herb'])),
    items: [['શતાવરી', '', 310, 2, 'Herb']],
  },
  {
    title: 'UTF-16 the other way round without a mark, in Hindi',
    before: 'held',
    file: utf16Swapped(sheet('\t', '\n', ['गिलोय', 'रस', '140', '8', 'Herb'])),
    items: [['गिलोय', 'रस', 140, 8, 'Herb']],
  },
  {
    title: 'UTF-16 without a mark under a title in Gujarati',
    before: 'failed',
    file: utf16(`દવાઓ\n${sheet(',', '\n', ['A', '', '1', '1', 'Herb'])}`),
    problems: [[1, 'The first line must be']],
  },
  {
    title: '"sep=;" before the header',
    before: 'failed',
    file: withMark(`sep=;\r\n${sheet(';', '\r\n', ['Amla Juice', 'cold, fresh', '250', '12', 'Herb'])}`),
    items: [['Amla Juice', 'cold, fresh', 250, 12, 'Herb']],
  },
  {
    title: '"sep=," before the header and a bad line, in Gujarati',
    before: 'failed',
    file: withMark(
      `sep=,\r\n${sheet(',', '\r\n', ['મધ', '', '300', '4', 'Snack'], ['ગોળ', '', 'મફત', '4', 'Snack'])}`,
    ),
    problems: [[4, 'price: ']],
  },
  {
    title: '"SEP=" with a sign that is guessed nowhere',
    before: 'failed',
    file: utf8(`SEP=~\n${sheet('~', '\n', ['Amla; Juice', 'cold, fresh', '250', '12', 'Herb'])}`),
    items: [['Amla; Juice', 'cold, fresh', 250, 12, 'Herb']],
  },
  {
    title: 'pipes, in Hindi',
    before: 'failed',
    file: utf8(sheet('|', '\n', ['हल्दी', 'पीसी हुई, शुद्ध', '80', '20', 'Herb'])),
    items: [['हल्दी', 'पीसी हुई, शुद्ध', 80, 20, 'Herb']],
  },
  {
    title: 'quoted column names with blanks, capitals and NBSP',
    before: 'held',
    file: utf8(
      '"Name\u{a0}";"Description";"Price";"Count\u{a0}In Stock";"Category"\r\nAmla;;250;12;Herb\r\n',
    ),
    items: [['Amla', '', 250, 12, 'Herb']],
  },
  {
    title: 'descriptions full of semicolons between commas',
    before: 'held',
    file: utf8(
      sheet(',', '\n', ['A', 'a; b; c; d; e', '1', '1', 'Herb'], ['B', 'f; g; h; i; j', '2', '2', 'Herb']),
    ),
    items: [
      ['A', 'a; b; c; d; e', 1, 1, 'Herb'],
      ['B', 'f; g; h; i; j', 2, 2, 'Herb'],
    ],
  },
  {
    title: 'descriptions full of commas between tabs, in Gujarati',
    before: 'held',
    file: utf8(sheet('\t', '\n', ['મેથી', 'દાણા, લોટ, પાન, ભાજી, રસ', '60', '3', 'Herb'])),
    items: [['મેથી', 'દાણા, લોટ, પાન, ભાજી, રસ', 60, 3, 'Herb']],
  },
  {
    title: 'line breaks and doubled quotes in a cell, in Hindi, and a bad line behind it',
    before: 'held',
    file: utf8(
      sheet(
        ',',
        '\r\n',
        ['शहद', '"सुबह ""एक"" चम्मच,\r\nशाम को भी"', '300', '6', 'Snack'],
        ['', '', '1', '1', 'Herb'],
      ),
    ),
    problems: [[4, 'name: ']],
  },
  {
    title: 'NBSP around cells, and a line of NBSP',
    before: 'held',
    file: utf8(
      sheet(
        ',',
        '\n',
        ['\u{a0}Amla\u{a0}', '\u{a0}', '\u{a0}250', '12\u{a0}', 'Herb\u{a0}'],
        Array(5).fill('\u{a0}'),
      ),
    ),
    items: [['Amla', '', 250, 12, 'Herb']],
  },
  {
    title: 'NBSP within a name and a number, in Gujarati',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['બ્રાહ્મી\u{a0}વટી', '', '1\u{a0}250', '1\u{a0}000', 'Herb'])),
    items: [['બ્રાહ્મી વટી', '', 1250, 1000, 'Herb']],
  },
  {
    title: 'empty lines and empty columns around the table',
    before: 'held',
    file: utf8(
      ';;;;;;\r\n\r\nname;description;price;countInStock;category;;\r\n\r\nA;;1;1;Herb;;\r\n;;;;;;\r\n',
    ),
    items: [['A', '', 1, 1, 'Herb']],
  },
  {
    title: 'a closing row of totals',
    before: 'failed',
    file: utf8(
      sheet(
        ',',
        '\n',
        ['A', '', '10', '5', 'Herb'],
        ['B', '', '20', '7', 'Herb'],
        ['Total', '', '30', '12', ''],
      ),
    ),
    problems: [[4, `“Total” ${TOTAL}`]],
  },
  {
    title: 'a closing row of totals behind an empty cell, a blank line after it',
    before: 'failed',
    file: utf8(
      `${sheet(';', '\r\n', ['A', '', '10', '5', 'Herb'], ['', 'Grand total:', '', '5', ''])};;;;\r\n`,
    ),
    problems: [[3, `“Grand total:” ${TOTAL}`]],
  },
  {
    title: 'a closing row of totals in Gujarati',
    before: 'failed',
    file: withMark(sheet(',', '\r\n', ['હળદર', '', '80', '20', 'Herb'], ['કુલ', '', '80', '20', ''])),
    problems: [[3, `“કુલ” ${TOTAL}`]],
  },
  {
    title: 'a closing row of totals in Hindi',
    before: 'failed',
    file: withMark(sheet(',', '\r\n', ['हल्दी', '', '80', '20', 'Herb'], ['कुल योग', '', '', '20', ''])),
    problems: [[3, `“कुल योग” ${TOTAL}`]],
  },
  {
    title: 'an item that is called Total, and one behind it',
    before: 'held',
    file: utf8(sheet(',', '\n', ['Total', '', '10', '5', 'Vitamin'], ['Zinc', '', '20', '7', 'Vitamin'])),
    items: [
      ['Total', '', 10, 5, 'Vitamin'],
      ['Zinc', '', 20, 7, 'Vitamin'],
    ],
  },
  {
    title: 'carriage returns alone, as the “CSV (Macintosh)” of Excel has',
    before: 'held',
    file: utf8(sheet(',', '\r', ['Amla Juice', '"two\rlines"', '250', '12', 'Herb'])),
    items: [['Amla Juice', 'two\nlines', 250, 12, 'Herb']],
  },
  {
    title: 'the “CSV (Macintosh)” of Excel with a letter of its own, said to be Windows-1252',
    before: 'held',
    file: Buffer.concat([utf8(sheet(',', '\r').concat('Caf')), Buffer.from([0x8e]), utf8(',,1,1,Herb\r')]),
    encoding: 'windows-1252',
    problems: [[2, NOT_UTF_8]],
  },
  {
    title: 'Windows-1252 of which nothing is said',
    before: 'held',
    file: windows1252(sheet(',', '\r\n', ['Crème', '', '1', '1', 'Other'])),
    problems: [[2, NOT_UTF_8]],
  },
  {
    title: 'Windows-1252 with é and curly quotes',
    before: 'failed',
    file: windows1252(sheet(',', '\r\n', ['Café “Amla”', 'Dr. Mehta’s – 5 €', '12.5', '3', 'Herb'])),
    encoding: 'windows-1252',
    items: [['Café “Amla”', 'Dr. Mehta’s – 5 €', 12.5, 3, 'Herb']],
  },
  {
    title: 'Windows-1252, semicolons and decimal commas',
    before: 'failed',
    file: windows1252(sheet(';', '\r\n', ['Rosé™', '', '12,50', '3', 'Other'])),
    encoding: 'windows-1252',
    items: [['Rosé™', '', 12.5, 3, 'Other']],
  },
  {
    title: 'UTF-8 of which a byte is lost, said to be Windows-1252, in Gujarati',
    before: 'held',
    file: Buffer.concat([
      utf8(sheet(',', '\n', ['ત્રિફળા', '', '1', '1', 'Herb'])),
      utf8('મધ').subarray(1),
      utf8(',,1,1,Herb'),
    ]),
    encoding: 'windows-1252',
    problems: [[3, NOT_UTF_8]],
  },
  {
    title: 'UTF-16 that ends within a sign, in Hindi',
    before: 'held',
    file: utf16(`\u{feff}${sheet('\t', '\n', ['गिलोय', '', '140', '8', 'Herb'])}`).subarray(0, -1),
    problems: [[2, NOT_UTF_8]],
  },
  {
    title: 'formulas that a download has neutralised',
    before: 'held',
    file: utf8(
      sheet(',', '\r\n', ["'=1+1", "'@SUM(A1)", '1', '1', 'Other'], ["'+91 gel", '', '1', '1', 'Other']),
    ),
    items: [
      ['=1+1', '@SUM(A1)', 1, 1, 'Other'],
      ['+91 gel', '', 1, 1, 'Other'],
    ],
  },
  {
    title: 'a PDF with a name of a table',
    before: 'failed',
    file: utf8('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    problems: [[1, NO_TEXT]],
  },
  {
    title: 'a workbook with a name of a table',
    before: 'held',
    file: Buffer.from('504b0304140006000800000021fffe80818d', 'hex'),
    problems: [[1, NO_TEXT]],
  },
  { title: 'nothing', before: 'held', file: Buffer.alloc(0), problems: [[1, 'The first line must be']] },
  {
    title: 'a mark and nothing else',
    before: 'held',
    file: withMark(''),
    problems: [[1, 'The first line must be']],
  },
  { title: 'a header and nothing else', before: 'held', file: withMark(sheet(',', '\r\n')), items: [] },
  {
    title: 'a title above the header, in Gujarati',
    before: 'held',
    file: utf8(`દવાઓનો સ્ટોક\n${sheet(',', '\n', ['A', '', '1', '1', 'Herb'])}`),
    problems: [[1, 'The first line must be']],
  },
  {
    title: 'a quote that is never closed',
    before: 'failed',
    file: utf8(
      sheet(
        ',',
        '\n',
        ['A', '', '1', '1', 'Herb'],
        ['"B', '', '1', '1', 'Herb'],
        ['C', '', '1', '1', 'Herb'],
      ),
    ),
    problems: [[3, 'never closed']],
  },
  {
    title: 'a sign of inches within a cell that is not quoted',
    before: 'failed',
    file: utf8(sheet(',', '\n', ['Gauze 5" roll', '', '45', '3', 'Other'])),
    items: [['Gauze 5" roll', '', 45, 3, 'Other']],
  },
  {
    title: 'letters behind a closing quote',
    before: 'held',
    file: utf8(sheet(',', '\n', ['"Gauze 5" roll"', '', '45', '3', 'Other'])),
    problems: [[2, 'quotation mark is in the wrong place']],
  },
  {
    title: 'a blank before a quote',
    before: 'held',
    file: utf8(sheet(',', '\n', ['Gauze', ' "white, soft"', '45', '3', 'Other'])),
    problems: [[2, 'quotation mark is in the wrong place']],
  },
  {
    title: 'one name in two ways of typing it, in Hindi',
    before: 'held',
    file: utf8(
      sheet(',', '\n', ['बड़ी इलायची', '', '1', '1', 'Herb'], ['बड\u{93c}ी इलायची', '', '1', '1', 'Herb']),
    ),
    problems: [[3, 'The same name and category as in line 2.']],
  },
  {
    title: 'joiners within names, in Hindi and Gujarati',
    before: 'held',
    file: utf8(
      sheet(',', '\n', ['क्\u{200d}षार', '', '1', '1', 'Herb'], ['ક્\u{200c}ષાર', '', '1', '1', 'Herb']),
    ),
    items: [
      ['क्\u{200d}षार', '', 1, 1, 'Herb'],
      ['ક્\u{200c}ષાર', '', 1, 1, 'Herb'],
    ],
  },
];
