import { rollPage, SIZE_WORDS } from '@clinic/ui/papers/paper-size.ts';

/** Papers of a visit's slip: a small sheet, or the till's roll, which is cut to the slip's length. */
export const SLIP_SIZES = [
  ['A6', 'A6'],
  ['roll', SIZE_WORDS.roll],
] as const;
export type SlipSize = (typeof SLIP_SIZES)[number][0];

/** Print styles of the page with the slip; `height`: the slip's on the screen, in pixels. */
export const slipPrint = (size: SlipSize, height: number) => ({
  '@page': size === 'A6' ? { size: 'A6', margin: '8mm' } : rollPage(height),
  '.visit-slip': { width: size === 'A6' ? '89mm' : '80mm', padding: '4mm' },
  '@media print': {
    body: { background: '#fff' },
    '#main header': { display: 'none' },
    '.visit-slip': { border: 'none !important', ...(size === 'A6' && { padding: '0 !important' }) },
  },
});
