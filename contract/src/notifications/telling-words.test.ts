import { formatMoment } from '../clinic-calendar.ts';
import { describe, expect, it } from 'vitest';
import { clinicAddress, clinicFacts } from '../clinic.ts';
import { EMAIL_KINDS, SERIES_EMAILS, VISIT_EMAILS } from './email-kinds.ts';
import { TELLING } from './telling.ts';
import {
  notReachedWords,
  seriesToTellWords,
  tellingText,
  toTellWords,
  type ToldVisit,
} from './telling-words.ts';

const at = { date: '2026-01-05', time: '15:30' };
const visit = (kind: ToldVisit['kind'], more: Partial<ToldVisit> = {}): ToldVisit => ({
  kind,
  at,
  isOnline: false,
  tentative: false,
  byClient: false,
  ...more,
});

describe('every email has a way to tell it without an address', () => {
  it('names a group for each kind, and no group of a kind that is gone', () => {
    expect(Object.keys(TELLING).toSorted()).toEqual(EMAIL_KINDS.toSorted());
  });

  it('tells visits and reminders as such, and nothing else', () => {
    const ofVisits = EMAIL_KINDS.filter((kind) => ['visit', 'reminder'].includes(TELLING[kind]));
    expect(ofVisits.toSorted()).toEqual([...VISIT_EMAILS, ...SERIES_EMAILS].toSorted());
  });
});

describe('a message in place of an email', () => {
  it.each([
    ['confirmed', {}, `your visit is on Monday, 05 Jan 2026 at 3:30 PM, ${clinicAddress()}.`],
    ['confirmed', { isOnline: true }, 'your visit is on Monday, 05 Jan 2026 at 3:30 PM, online.'],
    ['moved', {}, `your visit is now on Monday, 05 Jan 2026 at 3:30 PM, ${clinicAddress()}.`],
    [
      'moved',
      { tentative: true, isOnline: true },
      'your request is now for Monday, 05 Jan 2026 at 3:30 PM, online. We will tell you when it is confirmed.',
    ],
    [
      'cancelled',
      {},
      'your visit on Monday, 05 Jan 2026 at 3:30 PM is cancelled. Please call us to find another time.',
    ],
    [
      'cancelled',
      { byClient: true },
      'your visit on Monday, 05 Jan 2026 at 3:30 PM is cancelled, as you asked.',
    ],
    ['missed', {}, 'we missed you on Monday, 05 Jan 2026 at 3:30 PM. Please call us to find another time.'],
  ] as const)('about a visit that is %s %j', (kind, more, sentence) => {
    expect(tellingText(visit(kind, more))).toBe(`${clinicFacts().name}: ${sentence}`);
  });

  it.each(VISIT_EMAILS)('has day and time of every kind, also of %s', (kind) => {
    expect(tellingText(visit(kind))).toContain('Monday, 05 Jan 2026 at 3:30 PM');
  });

  it('about a series has the day and time of each visit', () => {
    const times = [at, { date: '2026-01-12', time: '15:30' }];
    expect(tellingText({ kind: 'series-booked', times, isOnline: true })).toBe(
      `${clinicFacts().name}: your visits are on Mon 5 Jan, 3:30 PM; Mon 12 Jan, 3:30 PM, online.`,
    );
    expect(tellingText({ kind: 'series-cancelled', times, isOnline: false })).toBe(
      `${clinicFacts().name}: these visits of yours are cancelled: Mon 5 Jan, 3:30 PM; Mon 12 Jan, 3:30 PM.`,
    );
    expect(tellingText({ kind: 'series-doctor-changed', times, isOnline: true })).toContain(
      'there is news about your visits, please call us. They are on',
    );
    expect(seriesToTellWords({ kind: 'series-moved', doctor: 'Dr Asha Mehta', times })).toBe(
      'Series moved: 2 visits, first 05 Jan 2026, 3:30 PM with Dr Asha Mehta',
    );
  });

  it('about anything else says only that there is news', () => {
    expect(tellingText(null)).toBe(`${clinicFacts().name}: there is news. Please call or come by.`);
  });
});

describe('a line of the desk', () => {
  it.each([
    [{ kind: 'confirmed' }, 'Visit confirmed: 05 Jan 2026, 3:30 PM with Dr Asha Mehta'],
    [
      { kind: 'moved', oldAt: { date: '2026-01-04', time: '10:00' } },
      'Visit moved: 04 Jan 2026, 10:00 AM to 05 Jan 2026, 3:30 PM with Dr Asha Mehta',
    ],
    [
      { kind: 'moved', oldAt: at, reason: 'Longer' },
      'Visit moved: 05 Jan 2026, 3:30 PM with Dr Asha Mehta (Longer)',
    ],
  ] as const)('of %j says what is to be told', (told, words) => {
    expect(toTellWords({ doctor: 'Dr Asha Mehta', at, ...told })).toBe(words);
  });

  it('says who did not reach the client', () => {
    expect(notReachedWords({ by: 'Nisha Patel', at: formatMoment(at) })).toBe(
      'Not reached by Nisha Patel on 05 Jan 2026, 3:30 PM',
    );
  });
});
