import { describe, expect, it } from 'vitest';
import { contactOfForm, contactWords, keptPhoneSentence } from './contact-difference.ts';

const account = { phone: '9825012345', email: 'meera@example.in' };
const nothing = { phone: null, formPhone: null, formEmail: null };

describe('what Personal Details mean for the account', () => {
  it.each([
    [{}, nothing],
    [{ number: '', email: '' }, nothing],
    [{ number: '+91 98250-12345', email: ' Meera@Example.in' }, nothing],
    [{ number: '98250 99999' }, { ...nothing, phone: '9825099999' }],
    [{ number: '+44 20 7946 0958' }, { ...nothing, formPhone: '+44 20 7946 0958' }],
    [{ email: 'new@example.in' }, { ...nothing, formEmail: 'new@example.in' }],
  ])('%j', (form, meant) => {
    expect(contactOfForm(account, form)).toEqual(meant);
  });
});

describe('a number that the clinic cannot call', () => {
  it.each([
    ['98250 1234', 'We go on calling +91 98250 12345: exactly 10 digits are needed.'],
    ['98250 99999', undefined],
    ['+91 98250-12345', undefined],
    ['', undefined],
  ])('"%s" is said beside the save: %s', (number, sentence) => {
    expect(keptPhoneSentence(account, { number })).toBe(sentence);
  });
});

describe('a difference in words', () => {
  const since = '2026-01-04T20:00:00.000Z';
  const none = { phoneBefore: null, formPhone: null, formEmail: null, since, by: 'Meera Joshi' };
  it.each([
    [{ phoneBefore: '9825012345' }, 'Phone changed by Meera Joshi on 05 Jan 2026; before: +91 98250 12345'],
    [
      { formPhone: '9825099999', formEmail: 'new@example.in' },
      'Personal Details of 05 Jan 2026 say phone +91 98250 99999 and e-mail new@example.in',
    ],
  ])('%j', (more, words) => {
    expect(contactWords({ ...none, ...more }, 'Asia/Kolkata')).toBe(words);
  });
});
