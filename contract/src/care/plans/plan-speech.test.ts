import { describe, expect, it } from 'vitest';
import { timeIn } from './plan-speech.ts';

describe('a time of a plan', () => {
  it.each([
    ['00:30', '12:30 AM', 'रात 12:30', 'રાત્રે 12:30'],
    ['03:59', '3:59 AM', 'रात 3:59', 'રાત્રે 3:59'],
    ['04:00', '4:00 AM', 'सुबह 4:00', 'સવારે 4:00'],
    ['08:30', '8:30 AM', 'सुबह 8:30', 'સવારે 8:30'],
    ['12:00', '12:00 PM', 'दोपहर 12:00', 'બપોરે 12:00'],
    ['16:05', '4:05 PM', 'शाम 4:05', 'સાંજે 4:05'],
    ['20:00', '8:00 PM', 'रात 8:00', 'રાત્રે 8:00'],
  ])('at %s is said with the part of its day', (time, en, hi, gu) => {
    expect([timeIn(time, 'en'), timeIn(time, 'hi'), timeIn(time, 'gu')]).toEqual([en, hi, gu]);
  });
});
