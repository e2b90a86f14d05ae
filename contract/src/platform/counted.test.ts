import { describe, expect, it } from 'vitest';
import { counted, nounOf } from './counted.ts';

describe('a count agrees with its noun', () => {
  it.each([
    [0, '0 clients'],
    [1, '1 client'],
    [2, '2 clients'],
    [999, '999 clients'],
    [123_456, '1,23,456 clients'],
  ])('%s', (count, text) => {
    expect(counted(count, 'client')).toBe(text);
  });

  it('stands without its count, too', () => {
    expect([0, 1, 2].map((count) => nounOf(count, 'client'))).toEqual(['clients', 'client', 'clients']);
  });

  it('takes a plural of its own', () => {
    expect(counted(1, 'enquiry', 'enquiries')).toBe('1 enquiry');
    expect(counted(3, 'enquiry', 'enquiries')).toBe('3 enquiries');
    expect(counted(1, 'upcoming appointment')).toBe('1 upcoming appointment');
  });
});
