import { describe, expect, it } from 'vitest';
import { DANGER_ALARMS, DANGER_SILENT } from './danger-examples.ts';
import { dangersIn, type Danger } from './danger-words.ts';
import { DANGER_WORDS } from '../vocabulary/dangers.ts';

describe('words of danger in a client’s text', () => {
  it.each<[string, Danger[]]>([
    ['Chest feels heavy when I climb stairs', ['chest']],
    ['Short of breath, and I nearly FAINTED.', ['breath', 'faint']],
    ['My stools are black since Monday', ['black stool']],
    ['Nose bleeds', ['bleeding']],
    ['numb on one side', ['one side']],
    ['Some days I want to die', ['suicide']],
    ['सीने में दर्द है', ['chest']],
    ['साँस फूलती है', ['breath']],
    ['कल बेहोश हो गई', ['faint']],
    ['जीने का मन नहीं करता', ['suicide']],
    ['છાતીમાં દુખાવો થાય છે', ['chest']],
    ['શ્વાસ ચડે છે', ['breath']],
    ['લોહી નીકળે છે', ['bleeding']],
    ['seene me dard hota hai', ['chest']],
    ['Chhati ma dukhe chhe', ['chest']],
    ['saans phoolti hai', ['breath']],
    ['ek taraf kamzori', ['one side']],
    ['jivvu nathi', ['suicide']],
  ])('%s', (text, dangers) => {
    expect(dangersIn(text)).toEqual(dangers);
  });

  it.each([
    'A wedding on Sunday, two chestnuts too many.',
    'Blood pressure was 120/80, the blood report comes tomorrow.',
    'खून की जांच कल है',
    'Saas ki tabiyat theek hai',
    '',
  ])('are not found in: %s', (text) => {
    expect(dangersIn(text)).toEqual([]);
  });

  it('are each found where they stand alone', () => {
    const missed = Object.entries(DANGER_WORDS).flatMap(([danger, words]) =>
      words.filter((one) => !(dangersIn(one.replace(/\*$/, '')) as string[]).includes(danger)),
    );
    expect(missed).toEqual([]);
  });

  it.each(DANGER_ALARMS)('are found in what clients write: %s', (text, dangers) => {
    expect(dangersIn(text)).toEqual(dangers);
  });

  it('of one line are not mixed with those of the next', () => {
    expect(dangersIn('sugar 110\n65 weight\nface fine\nswelling of feet')).toEqual([]);
    expect(dangersIn('all fine\nsugar 45')).toEqual(['low sugar']);
  });

  it.each(DANGER_SILENT)('are not found where nothing is wrong: %s', (text, dangers) => {
    expect(dangersIn(text)).toEqual(dangers);
  });
});
