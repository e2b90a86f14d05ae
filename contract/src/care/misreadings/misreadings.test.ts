import { expect, test } from 'vitest';
import { misreadingsWords, type Misreading } from './misreadings.ts';

const tsh: Misreading = {
  key: 'a',
  kind: 'form',
  where: 'TSH',
  text: '0,045',
  before: '45',
  now: '0.045',
};

test('the row of a client says how many texts there are, and what became of the first', () => {
  expect(misreadingsWords([])).toBe('');
  expect(misreadingsWords([tsh])).toBe('1 text is read differently now: TSH: “0,045” was 45, is 0.045');
  expect(misreadingsWords([tsh, tsh, tsh])).toMatch(/^3 texts are read differently now: TSH: “0,045”/);
});

test('a number whose text is gone is asked, and not told', () => {
  const value = { ...tsh, kind: 'value', where: 'TSH of 05 Jan 2026', text: '45' } as const;
  expect(misreadingsWords([value])).toBe('1 text is read differently now: TSH of 05 Jan 2026: 45, or 0.045?');
});
