import { expect, it } from 'vitest';
import { countChangeWords } from './count-changes.ts';

const NOW = { zone: 'Asia/Kolkata', today: '2026-11-20' };
const none = { sold: 0, credited: 0, editedBy: [], since: null };

it.each([
  [none, '43 now, the file says 50'],
  [
    { ...none, sold: 7, since: '2026-11-20T04:50:00.000Z' },
    '43 now, 7 sold since 10:20 AM, the file says 50',
  ],
  [
    { sold: 9, credited: 2, editedBy: ['Asha', 'Ravi'], since: '2026-11-17T04:50:00.000Z' },
    '43 now, 9 sold, 2 given back and counted by Asha and Ravi since Tue 17 Nov, 10:20 AM, the file says 50',
  ],
])('a changed count with %j is told with what moved', (moves, words) => {
  expect(countChangeWords({ count: 43, file: 50, moves }, NOW)).toBe(words);
});
