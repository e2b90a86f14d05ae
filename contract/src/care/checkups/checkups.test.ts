import { expect, it } from 'vitest';
import { emptyCheckup } from './checkups.ts';

it.each([{}, { energy: '' }, { energy: ' ', other: '\n\t' }, { energy: undefined }])(
  'a checkup of %j is refused',
  (fields) => {
    expect(emptyCheckup(fields)).toBe('Please fill in at least one field.');
  },
);

it.each([{ energy: 'good' }, { bloodPressure: '', other: '0' }])('a checkup of %j is one', (fields) => {
  expect(emptyCheckup(fields)).toBeUndefined();
});
