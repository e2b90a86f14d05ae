import { describe, expect, it } from 'vitest';
import { baselineOf, type BegunProgram } from './program-baseline.ts';

const zone = 'Asia/Kolkata';
const save = (at: string, weight: string, bmi = '') => ({ at, fields: { weight, bmi } });
const program = (over: Partial<BegunProgram> = {}): BegunProgram => ({
  startDate: '2026-03-10',
  createdAt: '2026-03-10T05:00:00.000Z',
  endedAt: null,
  ...over,
});
const weight = (saves: [at: string, weight: string][], of = program(), previousEnd: string | null = null) =>
  baselineOf(
    saves.map(([at, value]) => save(at, value)),
    of,
    zone,
    previousEnd,
  )?.weight;

const before: [string, string] = ['2026-03-01T05:00:00.000Z', '85.0'];
const sameMorning: [string, string] = ['2026-03-10T04:59:59.999Z', '84.5'];
const sameNoon: [string, string] = ['2026-03-10T06:30:00.000Z', '82.1'];
const later: [string, string] = ['2026-04-02T05:00:00.000Z', '80.0'];

describe('the body status that a program began with', () => {
  it.each([
    ['what the form said when the program was saved', [before, sameMorning, sameNoon, later], '84.5'],
    ['also when nothing was saved since', [before], '85.0'],
    ['whatever the order of the versions', [later, before, sameNoon], '85.0'],
    ['otherwise the first one saved after it', [sameNoon, later], '82.1'],
    ['also a late one', [later], '80.0'],
    ['nothing while nothing is saved', [], undefined],
  ] as const)('is %s', (_case, saves, expected) => {
    expect(weight(saves.map(([at, value]) => [at, value]))).toBe(expected);
  });

  it.each([
    ['a program that is planned ahead', '2026-03-03T05:00:00.000Z'],
    ['a program that is written down later', '2026-03-13T05:00:00.000Z'],
  ])('of %s is the last of its start day, by the clinic’s clock', (_case, createdAt) => {
    const late: [string, string] = ['2026-03-10T18:29:59.000Z', '81.9'];
    const nextDay: [string, string] = ['2026-03-10T18:30:00.000Z', '81.5'];
    expect(weight([before, sameMorning, late, nextDay, later], program({ createdAt }))).toBe('81.9');
  });

  it('moves with the start date', () => {
    const saves = [before, sameMorning, later];
    expect(weight(saves, program({ startDate: '2026-04-05' }))).toBe('80.0');
    expect(weight(saves, program({ startDate: '2026-02-01' }))).toBe('85.0');
  });

  it('of one to come is what the form says until then', () => {
    expect(weight([before, sameNoon], program({ startDate: '2126-01-01' }))).toBe('82.1');
  });

  it('fills an empty measure with the first one written down later, and nothing else', () => {
    const saves = [
      save('2026-03-01T05:00:00.000Z', '85.0'),
      save('2026-03-12T05:00:00.000Z', '84.0', '31'),
      save('2026-04-02T05:00:00.000Z', '83.0', '30'),
    ];
    expect(baselineOf(saves, program(), zone)).toEqual({ weight: '85.0', bmi: '31' });
  });

  it('of an ended program knows nothing of what came after its end', () => {
    expect(weight([later], program({ endedAt: '2026-04-01T05:00:00.000Z' }))).toBeUndefined();
    expect(weight([sameNoon, later], program({ endedAt: '2026-04-01T05:00:00.000Z' }))).toBe('82.1');
  });

  const old: [string, string] = ['2025-06-01T05:00:00.000Z', '79.4'];
  const ended = '2025-09-01T05:00:00.000Z';
  it.each([
    ['what was measured since the last one', [old, before, sameNoon], '85.0'],
    ['what is measured in its first two weeks', [old, sameNoon, later], '82.1'],
    ['the last that is known otherwise, and stays it', [old, later], '79.4'],
    ['the last that is known when nothing is measured anew', [old], '79.4'],
  ] as const)('of a client who came back is %s', (_case, saves, expected) => {
    const given = saves.map(([at, value]): [string, string] => [at, value]);
    expect(weight(given, program(), ended)).toBe(expected);
  });

  it('of a client who came back is never the beginning of the last program', () => {
    const backdated = program({ startDate: '2025-01-01' });
    const first: [string, string] = ['2025-03-01T05:00:00.000Z', '90.0'];
    expect(weight([first, old], backdated, ended)).toBe('79.4');
  });
});
