import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutraliseCell, restoreCell } from './csv-cells.ts';

describe('a cell of a downloaded file', () => {
  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+91', "'+91"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
  ])('%j becomes harmless', (text, cell) => {
    expect(neutraliseCell(text)).toBe(cell);
    expect(restoreCell(cell)).toBe(text);
  });

  it.each(['', 'Amla Juice', 'A=B', "'", "'quoted'", '½ katori', ' =1'])('%j stays as it is', (text) => {
    expect(neutraliseCell(text)).toBe(text);
    expect(restoreCell(text)).toBe(text);
  });

  it('reads back exactly as it was, whatever it holds', () => {
    const start = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', 'a'))
      .map((c) => c.join(''));
    fc.assert(
      fc.property(start, fc.string(), (before, after) => {
        const text = before + after;
        expect(restoreCell(neutraliseCell(text))).toBe(text);
        expect(neutraliseCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
