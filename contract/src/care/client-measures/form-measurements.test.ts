import { describe, expect, it } from 'vitest';
import { readingsOfForm, type MeasuredState } from '../intake-forms/form-measurements.ts';
import { readingsOfCheckup, readingsOfEnd, type TakenState } from './record-measurements.ts';
import type { TakenMeasure } from '../checkups/checkups.ts';

const zone = 'Asia/Kolkata';
type Fields = MeasuredState['fields'];
type Save = [day: string, fields: Fields, more?: Partial<MeasuredState>];

const states = (saves: Save[]): MeasuredState[] =>
  saves.map(([day, fields, more], index) => ({
    version: index + 1,
    at: `${day}T06:0${index}:00.000Z`,
    byClient: false,
    fields,
    ...more,
  }));
const read = (formType: 'BodyStatus' | 'DietaryRecall', saves: Save[], born = '') => {
  const { readings, unread } = readingsOfForm(formType, states(saves), { zone, born });
  return {
    rows: readings.map(({ version, kind, day, source, measured }) =>
      [version, kind, day, source, measured?.value ?? null].join(' '),
    ),
    unread: unread.map(({ kind, text }) => `${kind} ${text}`),
  };
};
const ofBody = (...saves: Save[]) => read('BodyStatus', saves).rows;

describe('a saved form', () => {
  it('measures what changed with the save, and mending another field writes no old weight again', () => {
    expect(
      ofBody(
        ['2026-05-03', { weight: '84.5', caffeine: '2 cups' }],
        ['2026-05-10', { weight: '84.5', caffeine: 'none' }],
        ['2026-05-17', { weight: '83 kg', caffeine: 'none' }],
      ),
    ).toEqual(['1 weight 2026-05-03 body-status 84.5', '3 weight 2026-05-17 body-status 83']);
  });

  it('measures nothing new when the same value is written in another way', () => {
    expect(ofBody(['2026-05-03', { weight: '84.5' }], ['2026-05-10', { weight: '84,5 kg' }])).toHaveLength(1);
  });

  it('measures again with the same result what it names, also in a form that changes nothing', () => {
    const again = { weight: '84.5' };
    const named = { readings: ['weight', 'caffeine', 'no such field'] };
    expect(
      ofBody(
        ['2026-05-03', again],
        ['2026-05-10', again, named],
        ['2026-05-10', again, named],
        ['2026-05-17', again],
      ),
    ).toEqual(['1 weight 2026-05-03 body-status 84.5', '2 weight 2026-05-10 body-status 84.5']);
    const corrects = { ...named, corrects: true };
    expect(ofBody(['2026-05-03', again], ['2026-05-10', again, corrects])).toHaveLength(1);
  });

  it('measures on the day that it says, never after it was saved', () => {
    const on = (measuredOn: string) => ({ measuredOn });
    expect(
      ofBody(
        ['2026-05-03', { weight: '84.5' }],
        ['2026-05-10', { weight: '84' }, on('2026-05-08')],
        ['2026-05-12', { weight: '83' }, on('2026-05-13')],
        ['2026-05-17', { weight: '82' }],
      ),
    ).toEqual([
      '1 weight 2026-05-03 body-status 84.5',
      '2 weight 2026-05-08 body-status 84',
      '4 weight 2026-05-17 body-status 82',
    ]);
  });

  it('corrects what was measured, whatever other way to write it stood there since', () => {
    expect(
      ofBody(
        ['2026-05-03', { weight: '84.5' }],
        ['2026-05-10', { weight: '84,5 kg' }],
        ['2026-05-17', { weight: '84' }, { corrects: true }],
      ),
    ).toEqual(['1 weight 2026-05-03 body-status 84.5', '3 weight 2026-05-03 body-status 84']);
  });

  it('corrects on the same day, and on a later one when the doctor says so', () => {
    expect(
      ofBody(
        ['2026-05-03', { weight: '48.5' }],
        ['2026-05-03', { weight: '84.5' }],
        ['2026-05-10', { weight: '84.8' }, { corrects: true }],
        ['2026-05-17', { weight: '83' }],
      ),
    ).toEqual([
      '1 weight 2026-05-03 body-status 48.5',
      '2 weight 2026-05-03 body-status 84.5',
      '3 weight 2026-05-03 body-status 84.8',
      '4 weight 2026-05-17 body-status 83',
    ]);
  });

  it('takes back what was emptied on the same day or as a correction, and leaves an earlier day alone', () => {
    const first: Save = ['2026-05-03', { weight: '84.5' }];
    expect(ofBody(first, ['2026-05-03', {}])[1]).toBe('2 weight 2026-05-03 body-status ');
    expect(ofBody(first, ['2026-05-10', {}, { corrects: true }])[1]).toBe('2 weight 2026-05-03 body-status ');
    expect(ofBody(first, ['2026-05-10', {}])).toHaveLength(1);
  });

  it('tells what it could not read, as long as it stands there', () => {
    const unread: Save = ['2026-05-03', { weight: 'about 84' }];
    expect(read('BodyStatus', [unread])).toEqual({ rows: [], unread: ['weight about 84'] });
    expect(read('BodyStatus', [unread, ['2026-05-04', { weight: '84' }]]).unread).toEqual([]);
  });

  it('leaves the fat of the arms where it is: it is no girth', () => {
    expect(ofBody(['2026-05-03', { arms: '30.5', weight: '84' }])).toEqual([
      '1 weight 2026-05-03 body-status 84',
    ]);
  });

  it("belongs to the clinic's day", () => {
    const late = { at: '2026-05-03T19:00:00.000Z' };
    expect(ofBody(['2026-05-03', { weight: '84' }, late])).toEqual(['1 weight 2026-05-04 body-status 84']);
  });
});

describe('a dietary recall', () => {
  const byClient = { byClient: true };

  it('is of the day that it says, as long as it says so anew', () => {
    expect(
      read('DietaryRecall', [
        ['2026-05-10', { body: '84', date: '2026-05-03' }, byClient],
        ['2026-05-17', { body: '83', date: '2026-05-03' }],
      ]).rows,
    ).toEqual(['1 weight 2026-05-03 recall-client 84', '2 weight 2026-05-17 recall-doctor 83']);
  });

  it.each([
    ['after the day on which it was saved', '2026-05-11', ''],
    ['before the birth', '1979-12-31', '1980-01-01'],
  ])('is not read of a day %s', (_, date, born) => {
    expect(read('DietaryRecall', [['2026-05-10', { body: '84', date }]], born)).toEqual({
      rows: [],
      unread: ['weight 84'],
    });
  });

  it.each([
    ['the date of which is in the year 0026', '0026-05-01', ''],
    ['of a person whose birthday is in the year 0066', '2026-05-10', '0066-05-01'],
    ['of a person whose birthday is to come', '2026-05-10', '2031-05-01'],
  ])('%s is read of the day on which it was saved', (_, date, born) => {
    expect(read('DietaryRecall', [['2026-05-10', { body: '84', date }]], born).rows).toEqual([
      '1 weight 2026-05-10 recall-doctor 84',
    ]);
  });

  it('has girths in centimetres, also when they are written in inches', () => {
    expect(read('DietaryRecall', [['2026-05-10', { waist: '36 in', hips: '101', uArm: '31' }]]).rows).toEqual(
      [
        '1 waist 2026-05-10 recall-doctor 91.4',
        '1 hip 2026-05-10 recall-doctor 101',
        '1 upperArm 2026-05-10 recall-doctor 31',
      ],
    );
  });
});

const taken = (kind: TakenMeasure['kind'], value: number, diastolic: number | null = null) => ({
  kind,
  value,
  diastolic,
});

describe('a checkup', () => {
  const readAll = (...saves: [measures: TakenMeasure[], reportDay?: string][]) => {
    const all = saves.map(([measures, reportDay = null], index): TakenState => ({
      version: index + 1,
      at: `2026-05-1${index}T06:00:00.000Z`,
      measures,
      reportDay,
    }));
    return readingsOfCheckup(all, { zone, created: '2026-05-10T06:00:00.000Z' }).map(
      ({ version, kind, day, measured }) => [version, kind, day, measured?.value ?? null].join(' '),
    );
  };

  it('is of its own day, whenever it is changed, and a laboratory’s values of the day of the report', () => {
    expect(
      readAll([[taken('weight', 84), taken('hba1c', 6.1)], '2026-05-02'], [[taken('weight', 83)]]),
    ).toEqual([
      '1 weight 2026-05-10 84',
      '1 hba1c 2026-05-02 6.1',
      '2 hba1c 2026-05-02 ',
      '2 weight 2026-05-10 83',
    ]);
  });

  it('is of the day that it says, and moves with it; its values are no longer of the day before', () => {
    const said = (...days: (string | undefined)[]) =>
      readingsOfCheckup(
        days.map((measuredOn, index) => ({
          version: index + 1,
          at: `2026-05-1${index}T06:00:00.000Z`,
          measures: [taken('weight', 84), taken('hba1c', 6.1)],
          reportDay: '2026-05-02',
          fields: { bloodPressure: '120/80' },
          measuredOn,
        })),
        { zone, created: '2026-05-10T06:00:00.000Z' },
      ).map(({ version, kind, day, measured }) => [version, kind, day, measured?.value ?? null].join(' '));
    expect(said('2026-05-08')).toEqual([
      '1 weight 2026-05-08 84',
      '1 hba1c 2026-05-02 6.1',
      '1 bloodPressure 2026-05-08 120',
    ]);
    expect(said(undefined, '2026-05-09', '2026-05-09').slice(3)).toEqual([
      '2 weight 2026-05-10 ',
      '2 bloodPressure 2026-05-10 ',
      '2 weight 2026-05-09 84',
      '2 bloodPressure 2026-05-09 120',
    ]);
  });

  it('moves what a laboratory found when the day of the report is corrected', () => {
    const found = [taken('hba1c', 6.1)];
    expect(readAll([found, '2026-05-02'], [found, '2026-05-03'])).toEqual([
      '1 hba1c 2026-05-02 6.1',
      '2 hba1c 2026-05-02 ',
      '2 hba1c 2026-05-03 6.1',
    ]);
  });

  const heard = (...saves: [text: string, measures?: TakenMeasure[]][]) =>
    readingsOfCheckup(
      saves.map(([bloodPressure, measures = []], index) => ({
        version: index + 1,
        at: `2026-05-1${index}T06:00:00.000Z`,
        measures,
        reportDay: null,
        fields: { bloodPressure },
      })),
      { zone, created: '2026-05-10T06:00:00.000Z' },
    ).map(({ version, kind, measured }) => [version, kind, measured?.value ?? null, measured?.diastolic]);

  it.each(['200/120', '200 / 120 mmHg', '200/120 mm Hg'])(
    'hears a blood pressure in its text: %s',
    (text) => {
      expect(heard([text])).toEqual([[1, 'bloodPressure', 200, 120]]);
    },
  );

  it('hears no text beside the weigh-in, and none that is more than a blood pressure', () => {
    expect(heard(['200/120', [taken('bloodPressure', 124, 82)]])).toEqual([[1, 'bloodPressure', 124, 82]]);
    expect(heard(['about 200/120'], ['low'])).toEqual([]);
  });

  it('takes back what its text no longer says', () => {
    expect(heard(['200/120'], ['120/80'], [''])).toEqual([
      [1, 'bloodPressure', 200, 120],
      [2, 'bloodPressure', 120, 80],
      [3, 'bloodPressure', null, undefined],
    ]);
  });

  it('measures nothing when something else in it is changed', () => {
    const pressure = [taken('bloodPressure', 124, 82)];
    expect(readAll([pressure], [pressure])).toEqual(['1 bloodPressure 2026-05-10 124']);
  });
});

it('the end of a program is of its day, and what was measured goes before what was typed', () => {
  const end = {
    endedAt: '2026-05-10T06:00:00.000Z',
    post: { weight: '79,5 kg', bodyFat: 'less' },
    measures: [taken('waist', 88)],
  };
  const rows = readingsOfEnd(end, zone).map(({ kind, day, source, measured }) =>
    [kind, day, source, measured?.value].join(' '),
  );
  expect(rows).toEqual(['waist 2026-05-10 end 88', 'weight 2026-05-10 end 79.5']);
});

it('a corrected end is of the same day and program, and takes back what it no longer says', () => {
  const endedAt = '2026-05-10T06:00:00.000Z';
  const before = { post: { weight: '79', bodyFat: '34' }, measures: [taken('waist', 88)] };
  const after = { post: { weight: '65.1', bodyFat: '34' }, measures: [] };
  const corrections = [{ at: '2026-05-11T04:00:00.000Z', before }];
  const rows = readingsOfEnd({ endedAt, corrections, ...after }, zone).map(
    ({ version, kind, day, at, of, measured }) => [version, kind, day, at === of, measured?.value ?? null],
  );
  expect(rows).toEqual([
    [1, 'waist', '2026-05-10', true, 88],
    [1, 'weight', '2026-05-10', true, 79],
    [1, 'bodyFat', '2026-05-10', true, 34],
    [2, 'waist', '2026-05-10', false, null],
    [2, 'weight', '2026-05-10', false, 65.1],
  ]);
});
