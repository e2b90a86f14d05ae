import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingLines } from './clinic-hours.ts';

const morning = (day: number) => ({ day, open: '09:00', close: '13:00' });
const evening = (day: number) => ({ day, open: '16:00', close: '20:00' });

test('neighbouring days with the same hours share a line and Sunday comes last', () => {
  assert.deepEqual(
    openingLines([1, 2, 3].flatMap((day) => [morning(day), evening(day)]).concat(morning(6))),
    [
      { days: 'Monday to Wednesday', times: '9:00 AM to 1:00 PM, 4:00 PM to 8:00 PM' },
      { days: 'Thursday to Friday', times: 'closed' },
      { days: 'Saturday', times: '9:00 AM to 1:00 PM' },
      { days: 'Sunday', times: 'closed' },
    ],
  );
});

test('a clinic that is open every day alike says so in one line', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '10:00', close: '18:30' }));
  assert.deepEqual(openingLines(hours), [{ days: 'Monday to Sunday', times: '10:00 AM to 6:30 PM' }]);
});
