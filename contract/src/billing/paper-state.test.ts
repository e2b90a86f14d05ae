import { describe, expect, it } from 'vitest';
import { paperState } from './paper-state.ts';

describe('the state of an invoice', () => {
  it.each([
    [{ total: 100, due: 100, credited: 0 }, 'open'],
    [{ total: 100, due: 40, credited: 0 }, 'partPaid'],
    [{ total: 100, due: 0, credited: 0 }, 'paid'],
    [{ total: 0, due: 0, credited: 0 }, 'paid'],
    [{ total: 100, due: 60, credited: 40 }, 'partCredited'],
    [{ total: 100, due: 0, credited: 40 }, 'partCredited'],
    [{ total: 100, due: 0, credited: 100 }, 'credited'],
  ])('of %j is %s', (sums, state) => {
    expect(paperState(sums)).toBe(state);
  });
});
