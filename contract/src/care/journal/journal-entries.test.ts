import { describe, expect, it } from 'vitest';
import type { ExpectedDay, EntryState } from './journal.ts';
import { correctedAt, isAnswerable, isOpenFor, mergedEntries, type CountedEntry } from './journal-entries.ts';

const ZONE = 'Asia/Kolkata';
const at = (time: string) => new Date(`2026-03-10T${time}:00.000Z`);
const entry = (id: string, time: string, state: EntryState, item = 'meal:Lunch:1'): CountedEntry => ({
  id,
  item,
  state,
  at: at(time),
});

describe('the clock of a phone', () => {
  it.each([
    ['is right', '10:00', '10:05', '10:05', '10:00'],
    ['is an hour late', '09:00', '09:05', '10:05', '10:00'],
    ['is early', '12:00', '12:05', '10:05', '10:00'],
    ['was set back between tap and sending', '11:00', '10:05', '10:05', '10:05'],
  ])('that %s does not move an entry', (_, made, sent, now, counted) => {
    expect(correctedAt(at(made), at(sent), at(now))).toEqual(at(counted));
  });

  it('of 2030 neither', () => {
    const [made, sent] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-01T00:10:00Z')];
    expect(correctedAt(made, sent, at('10:10'))).toEqual(at('10:00'));
  });
});

describe('an entry speaks of its own day and the day before', () => {
  const now = new Date('2026-03-10T06:00:00Z');
  it.each([
    ['2026-03-10', '2026-03-10T06:00:00Z', true],
    ['2026-03-09', '2026-03-10T06:00:00Z', true],
    ['2026-03-08', '2026-03-10T06:00:00Z', false],
    ['2026-03-11', '2026-03-10T06:00:00Z', false],
    // This instant is half past midnight at the clinic.
    ['2026-03-10', '2026-03-09T19:00:00Z', true],
    ['2026-03-08', '2026-03-09T19:00:00Z', false],
    ['2026-03-08', '2026-03-09T18:00:00Z', true],
    // An entry made without network is sent days later.
    ['2026-03-04', '2026-03-04T06:00:00Z', true],
    ['2026-03-02', '2026-03-03T06:00:00Z', true],
    ['2026-03-02', '2026-03-02T06:00:00Z', false],
  ])('%s by one of %s: %s', (day, made, isOpen) => {
    expect(isOpenFor(day, new Date(made), { now, zone: ZONE })).toBe(isOpen);
  });
});

describe('what a day takes', () => {
  const expected: ExpectedDay = {
    meals: [{ key: 'meal:Lunch:1', mealType: 'Lunch', mealTime: '13:00', choices: [] }],
    doses: [
      {
        key: 'dose:vitamin:a:morning',
        kind: 'vitamin',
        slot: 'morning',
        name: 'Zinc',
        quantity: '',
        notes: '',
        count: 1,
        timing: '',
      },
    ],
  };
  it.each([
    ['meal:Lunch:1', 'swapped', true],
    ['meal:Lunch:2', 'had', false],
    ['dose:vitamin:a:morning', 'skipped', true],
    ['dose:vitamin:a:morning', 'swapped', false],
    ['water:glass-0001', 'had', true],
    ['water:glass-0001', 'none', true],
    ['water:glass-0001', 'skipped', false],
    ['water:', 'had', false],
    ['constructor', 'had', false],
  ] as const)('%s %s: %s', (item, state, isTaken) => {
    expect(isAnswerable(expected, item, state)).toBe(isTaken);
  });
});

describe('of the entries of one item', () => {
  it.each([
    ['the later wins', [entry('a', '10:00', 'had'), entry('b', '11:00', 'skipped')], 'skipped'],
    ['at once the greater id wins', [entry('b', '10:00', 'had'), entry('a', '10:00', 'skipped')], 'had'],
    ['an untick is a state', [entry('a', '10:00', 'had'), entry('b', '11:00', 'none')], undefined],
    [
      'an earlier untick takes nothing back',
      [entry('a', '10:00', 'none'), entry('b', '11:00', 'swapped')],
      'swapped',
    ],
    ['the same twice is once', [entry('a', '10:00', 'had'), entry('a', '10:00', 'had')], 'had'],
  ])('%s, in whatever order they come', (_, entries, answer) => {
    expect(mergedEntries(entries).answers['meal:Lunch:1']).toBe(answer);
    expect(mergedEntries(entries.toReversed())).toEqual(mergedEntries(entries));
  });

  const made = (id: string, time: string, state: EntryState, device: string, count: number) => ({
    ...entry(id, time, state),
    sequence: { device, count },
  });
  it.each([
    [
      'of one device the higher count wins, also when its clock was set back',
      [made('a', '11:00', 'had', 'phone-01', 1), made('b', '10:00', 'skipped', 'phone-01', 2)],
      'skipped',
    ],
    [
      'two ticks of one millisecond keep the order of their counts',
      [made('b', '10:00', 'had', 'phone-01', 1), made('a', '10:00', 'skipped', 'phone-01', 2)],
      'skipped',
    ],
    [
      'between devices the later time wins, whatever they have counted',
      [made('a', '10:00', 'had', 'phone-01', 9), made('b', '11:00', 'skipped', 'phone-02', 2)],
      'skipped',
    ],
    [
      'a device speaks by its last entry alone',
      [
        made('a', '12:00', 'had', 'phone-01', 1),
        made('b', '10:00', 'swapped', 'phone-01', 2),
        made('c', '11:00', 'skipped', 'phone-02', 1),
      ],
      'skipped',
    ],
    [
      'one without a count is placed by its time, as before',
      [entry('a', '11:00', 'had'), made('b', '10:00', 'skipped', 'phone-01', 7)],
      'had',
    ],
  ] satisfies [string, CountedEntry[], string][])(
    '%s, in whatever order the entries come',
    (_, entries, answer) => {
      const orders = [entries, entries.toReversed(), [...entries.slice(1), ...entries.slice(0, 1)]];
      for (const order of orders) expect(mergedEntries(order).answers['meal:Lunch:1']).toBe(answer);
    },
  );

  it('the highest count of a day is told, where there is one', () => {
    const entries = [made('a', '10:00', 'had', 'phone-01', 4), made('b', '11:00', 'none', 'phone-02', 3)];
    expect(mergedEntries(entries)).toMatchObject({ count: 4 });
    expect(mergedEntries([entry('a', '10:00', 'had')])).not.toHaveProperty('count');
  });

  it('water is a set of glasses, each of which can be taken back', () => {
    const glass = (id: string, time: string, state: EntryState, of: string) =>
      entry(id, time, state, `water:${of}`);
    const entries = [
      glass('a', '08:00', 'had', 'one'),
      glass('b', '09:00', 'had', 'two'),
      glass('c', '10:00', 'none', 'one'),
    ];
    expect(mergedEntries(entries)).toEqual({ answers: {}, water: ['two'] });
  });
});
