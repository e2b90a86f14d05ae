import { expect, test } from 'vitest';
import { rememberedSize, rememberSize, sheetPrint } from './paper-size.ts';

test('a roll is as long as its sheet, and a page has a margin', () => {
  expect(sheetPrint('roll', 960)['@page']).toEqual({ size: '80mm 258mm', margin: 0 });
  expect(sheetPrint('A5', 960)['@page']).toEqual({ size: 'A5', margin: '10mm' });
});

test('the size that was chosen last is proposed, and A4 at first', () => {
  localStorage.clear();
  expect(rememberedSize()).toBe('A4');
  rememberSize('roll');
  expect(rememberedSize()).toBe('roll');
  localStorage.setItem('paper-size', 'A3');
  expect(rememberedSize()).toBe('A4');
  localStorage.clear();
});
