import { expect, test } from 'vitest';
import { keyedWords, keyOfJoined } from './name-keys.ts';

const keysOf = (name: string): string[] => keyedWords(name).map(({ key }) => key);

test.each([
  ['Lakshmi', ['laxmi']],
  ['Bhikhubhai', ['biku']],
  ['Chhaya', ['Caia']],
  ['Chaya', ['Caia']],
  ['Jhaveri', ['javeri']],
  ['Zaveri', ['javeri']],
  ['Aarti', ['arti']],
  ['Aaarti', ['arti']],
  ['Kaushik', ['kosik']],
  ['Roushan', ['rosan']],
  ['Raw', ['rav']],
  ['Rao', ['rao']],
  ['Navroz', ['noroj']],
  ['Dhruv', ['druv']],
  ['Yogesh', ['ioges']],
  ['Phalguni', ['falguni']],
  ['Qadir', ['kadir']],
  ['Wadia', ['vadia']],
  ['Pooja', ['puja']],
  ['Neeta', ['nita']],
  ['Nallla', ['nala']],
  ['Manaben', ['mana']],
  ['Manabahen', ['mana']],
  ['Manabhen', ['mana']],
  ['Rubenkar', ['rubenkar']],
  ['Bhailal', ['bailal']],
  ['Benazir', ['benajir']],
  ['Kau', ['ko']],
])('the keys of %j are %j', (name, keys) => {
  expect(keysOf(name)).toEqual(keys);
});

test.each(['Dr', 'Do', 'Shri', 'Shrimati', 'Shrimti', 'Smt', 'Kumari', 'Jr', 'Mr', 'Mrs'])(
  'the title %s is no part of a name, and stands alone',
  (title) => {
    expect(keysOf(`${title}. Mina`)).toEqual(['mina']);
    expect(keysOf(`${title} Mina`)).toEqual(['mina']);
    expect(keysOf(title)).toHaveLength(1);
  },
);

test.each(['Mina D/o Ramesh', 'Mina d/o. Ramesh', 'Mina S/O Ramesh', 'Mina W/o Ramesh', 'Mina C/o Ramesh'])(
  'whose child or wife somebody is stands between two names: %j',
  (name) => {
    expect(keysOf(name)).toEqual(['mina', 'rames']);
  },
);

test('such a sign stands at either end too, and is none inside a word', () => {
  expect(keysOf('s/o Ramesh')).toEqual(['rames']);
  expect(keysOf('Ramesh s/o')).toEqual(['rames']);
  expect(keysOf('Mina x/o Ramesh')).toEqual(['mina', 'x', 'o', 'rames']);
  expect(keysOf('Minas/o')).toEqual(['minas', 'o']);
});

test('dots stand between words, also behind letters with marks, and at the end they are none', () => {
  expect(keysOf('K.R. Nair')).toEqual(['k', 'r', 'nair']);
  expect(keysOf('Mina.')).toEqual(['mina']);
  expect(keysOf('મી.રા')).toEqual(['mi', 'ra']);
  expect(keysOf('Mina  \t Rama')).toEqual(['mina', 'rama']);
});

test('words that are written as one have one key', () => {
  expect(keyOfJoined(keyedWords('Sri Ram'))).toBe('sriram');
  expect(keyOfJoined(keyedWords('Ram Mohan'))).toBe('ramohan');
});
