import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingLines, spokenTime } from './clinic-hours.ts';

const morning = (day: number) => ({ day, open: '09:00', close: '13:00' });
const evening = (day: number) => ({ day, open: '16:00', close: '20:00' });

test('neighbouring days with the same hours share a line and Sunday comes last', () => {
  assert.deepEqual(
    openingLines([1, 2, 3].flatMap((day) => [morning(day), evening(day)]).concat(morning(6))),
    [
      { days: 'Monday to Wednesday', times: '9 am to 1 pm, 4 pm to 8 pm' },
      { days: 'Thursday to Friday', times: 'closed' },
      { days: 'Saturday', times: '9 am to 1 pm' },
      { days: 'Sunday', times: 'closed' },
    ],
  );
});

test('a clinic that is open every day alike says so in one line', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '10:00', close: '18:30' }));
  assert.deepEqual(openingLines(hours), [{ days: 'Monday to Sunday', times: '10 am to 6:30 pm' }]);
});

test('midnight and noon are twelve', () => {
  assert.deepEqual(['00:00', '00:05', '12:00', '12:30', '23:59'].map(spokenTime), [
    '12 am',
    '12:05 am',
    '12 pm',
    '12:30 pm',
    '11:59 pm',
  ]);
});
