import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropDrafts, keepDraft, readDraft } from './draft.ts';

afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('comes back for the same account and form only', () => {
    keepDraft('ritu', 'invoice', { tax_Percent: 5 });
    expect(readDraft('ritu', 'invoice')).toEqual({ tax_Percent: 5 });
    expect(readDraft('hetal', 'invoice')).toBeNull();
    expect(readDraft('ritu', 'book-appointment:')).toBeNull();
  });

  it('is forgotten after a day', () => {
    vi.useFakeTimers();
    keepDraft('ritu', 'invoice', { tax_Percent: 5 });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
    expect(readDraft('ritu', 'invoice')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten with all others of the account at its log-out', () => {
    keepDraft('ritu', 'invoice', 1);
    keepDraft('ritu', 'book-appointment:', 2);
    keepDraft('hetal', 'invoice', 3);
    dropDrafts('ritu');
    expect([readDraft('ritu', 'invoice'), readDraft('ritu', 'book-appointment:')]).toEqual([null, null]);
    expect(readDraft('hetal', 'invoice')).toBe(3);
  });

  it('that cannot be read is none', () => {
    localStorage.setItem('draft:ritu:invoice', '{"at":');
    expect(readDraft('ritu', 'invoice')).toBeNull();
  });
});
