import { describe, expect, it } from 'vitest';
import { clinicInstant } from '../clinic-calendar.ts';
import { covers, coverWindow, inOrderOfCover, type Colleagues, type CoverVisit } from './cover.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string, zone = ZONE) => clinicInstant(`2026-03-${day}`, time, zone);
const ALL = { doctor: 'rao', owner: 'mehta' };

/** A visit of half an hour with Dr. Rao at 10:00 on the 10th, by a client whose own doctor is Dr. Mehta. */
const visit = (over: Partial<CoverVisit> = {}): CoverVisit => ({
  doctor: 'rao',
  status: 'confirmed',
  outcome: null,
  startsAt: at('10', '10:00'),
  endsAt: at('10', '10:30'),
  ...over,
});

describe('a visit lets its doctor see another’s client', () => {
  it.each<[string, Partial<CoverVisit>, Date, boolean]>([
    ['a minute before the day before', {}, at('08', '23:59'), false],
    ['from the first moment of the day before', {}, at('09', '00:00'), true],
    ['on the day of the visit', {}, at('10', '10:15'), true],
    ['until the last minute of the day after', {}, at('11', '23:59'), true],
    ['not from the midnight that ends it', {}, at('12', '00:00'), false],
    [
      'a visit over midnight: from the day before its first day',
      { startsAt: at('10', '23:45'), endsAt: at('11', '00:15') },
      at('09', '00:00'),
      true,
    ],
    [
      'a visit over midnight: until the day after its last day',
      { startsAt: at('10', '23:45'), endsAt: at('11', '00:15') },
      at('12', '23:59'),
      true,
    ],
    [
      'a visit that ends at midnight: the day that begins then is the one after',
      { startsAt: at('10', '23:30'), endsAt: at('11', '00:00') },
      at('12', '00:00'),
      false,
    ],
    [
      'a visit that begins at midnight: the day before is the one that ends then',
      { startsAt: at('10', '00:00'), endsAt: at('10', '00:30') },
      at('09', '00:00'),
      true,
    ],
    [
      'moved: what counts is when it is now',
      { startsAt: at('20', '10:00'), endsAt: at('20', '10:30') },
      at('10', '10:00'),
      false,
    ],
    ['asked for and not confirmed', { status: 'requested' }, at('10', '10:15'), false],
    ['cancelled', { status: 'cancelled' }, at('10', '10:15'), false],
    ['moved to another doctor', { doctor: 'shah' }, at('10', '10:15'), false],
    ['the client is in the waiting room', { outcome: 'arrived' }, at('10', '10:15'), true],
    ['it took place', { outcome: 'completed' }, at('11', '10:00'), true],
    ['the client did not come', { outcome: 'no_show' }, at('10', '10:45'), false],
  ])('%s', (_, over, now, sees) => {
    expect(covers(visit(over), ALL, now, ZONE)).toBe(sees);
  });

  it.each<[string, Colleagues, boolean]>([
    ['another doctor’s client', { doctor: 'rao', owner: 'mehta' }, true],
    ['a client without a doctor, or of one who has left', { doctor: 'rao', owner: null }, true],
    ['handed over to a third doctor meanwhile', { doctor: 'rao', owner: 'shah' }, true],
    [
      'handed over to the doctor of the visit: that one owns, and is no cover',
      { doctor: 'rao', owner: 'rao' },
      false,
    ],
    ['a doctor whose visit it is not', { doctor: 'shah', owner: 'mehta' }, false],
    ['the former owner without a visit', { doctor: 'mehta', owner: 'shah' }, false],
  ])('%s', (_, who, sees) => {
    expect(covers(visit(), who, at('10', '10:00'), ZONE)).toBe(sees);
  });

  it('in a zone with summer time the days are as long as they are there', () => {
    const zone = 'Europe/Berlin';
    // In Berlin 29 March 2026 has 23 hours.
    const short = { startsAt: at('28', '10:00', zone), endsAt: at('28', '10:30', zone) };
    expect(coverWindow(short, zone)).toEqual({
      from: new Date('2026-03-26T23:00:00.000Z'),
      until: new Date('2026-03-29T22:00:00.000Z'),
    });
  });

  it('two at once: a new checkup is of the last that has begun, or of the next one', () => {
    const visits = [
      { name: 'yesterday', startsAt: at('09', '10:00') },
      { name: 'tomorrow', startsAt: at('11', '10:00') },
      { name: 'today', startsAt: at('10', '10:00') },
    ];
    const first = (now: Date) => inOrderOfCover(visits, now)[0]?.name;
    expect(first(at('09', '09:59'))).toBe('yesterday');
    expect(first(at('10', '09:59'))).toBe('yesterday');
    expect(first(at('10', '10:00'))).toBe('today');
    expect(first(at('11', '12:00'))).toBe('tomorrow');
    expect(inOrderOfCover(visits, at('09', '08:00')).map(({ name }) => name)).toEqual([
      'yesterday',
      'today',
      'tomorrow',
    ]);
  });
});
