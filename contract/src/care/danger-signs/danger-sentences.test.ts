import { describe, expect, it } from 'vitest';
import { dangerNotice } from './danger-sentences.ts';
import { CALL_112, dangersIn, type Danger } from './danger-words.ts';
import { SIGN_WORDS } from '../vocabulary/danger-signs.ts';
import { DANGER_WORDS } from '../vocabulary/dangers.ts';

const DANGERS = [...Object.keys(DANGER_WORDS), ...Object.keys(SIGN_WORDS)] as Danger[];

describe('the sentence of a danger', () => {
  it.each(DANGERS)('is in English, Hindi and Gujarati: %s', (danger) => {
    const [sentence = ''] = dangerNotice([danger]).sentences;
    for (const script of [/\p{Script=Latin}{3}/u, /\p{Script=Devanagari}{3}/u, /\p{Script=Gujarati}{3}/u])
      expect(sentence).toMatch(script);
  });

  it.each<[string, string[]]>([
    ['Chest feels heavy', ['112']],
    ['Some days I want to die', ['14416', '112']],
    ['My lips are swollen', ['112']],
    ['sugar was 45', ['112']],
    ['My period is late', []],
  ])('has the numbers to call: %s', (text, numbers) => {
    expect(dangerNotice(dangersIn(text)).calls.map(({ number }) => number)).toEqual(numbers);
  });

  it('for a late period is to ask before the next dose, not to call 112', () => {
    const [sentence] = dangerNotice(dangersIn('My period is late by 10 days')).sentences;
    expect(sentence).toContain('before the next dose');
    expect(sentence).not.toContain('112');
  });

  it('stands once for dangers that share it', () => {
    expect(dangerNotice(dangersIn('chest pain and breathless')).sentences).toEqual([CALL_112]);
  });
});
