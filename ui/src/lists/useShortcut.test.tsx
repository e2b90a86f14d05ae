import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useShortcut } from './useShortcut.ts';

function open(answer?: false) {
  const act = vi.fn<() => false | undefined>(() => answer);
  const Page = () => {
    useShortcut('s', act);
    return null;
  };
  render(<Page />);
  return act;
}

describe('a shortcut of a page', () => {
  it.each([
    ['Ctrl and the letter', { key: 's', ctrlKey: true }],
    ['⌘ and the letter', { key: 's', metaKey: true }],
    ['the letter in capitals, as with Caps Lock', { key: 'S', ctrlKey: true }],
  ])('is %s, and the browser leaves it alone', (_, press) => {
    const act = open();
    expect(fireEvent.keyDown(window, press)).toBe(false);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ['the letter alone', { key: 's' }],
    ['another letter', { key: 'k', ctrlKey: true }],
    ['AltGr, which types signs on many keyboards', { key: 's', ctrlKey: true, altKey: true }],
  ])('is not %s', (_, press) => {
    const act = open();
    expect(fireEvent.keyDown(window, press)).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  it('stays quiet at the key events without a key that autofill makes', () => {
    const act = open();
    const filled = new Event('keydown', { cancelable: true });
    expect(() => window.dispatchEvent(filled)).not.toThrow();
    expect(act).not.toHaveBeenCalled();
  });

  it('leaves a press that is not for it to the browser', () => {
    open(false);
    expect(fireEvent.keyDown(window, { key: 's', ctrlKey: true })).toBe(true);
  });
});
