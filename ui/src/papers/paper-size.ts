import { deviceStorage } from '../browser-storage.ts';

/** Paper sizes of the clinic's printers; a roll is cut to the sheet's length. */
export const PAPER_SIZES = ['A4', 'A5', 'roll'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const SIZE_WORDS: Readonly<Record<PaperSize, string>> = { A4: 'A4', A5: 'A5', roll: '80 mm roll' };

const KEY = 'paper-size';

export function rememberedSize(): PaperSize {
  const kept = deviceStorage.read(KEY);
  return PAPER_SIZES.find((size) => size === kept) ?? 'A4';
}

export const rememberSize = (size: PaperSize) => deviceStorage.keep(KEY, size);

const MM_OF_PIXEL = 25.4 / 96;

/** The page of a roll, cut to the sheet; `height`: the sheet's, in pixels. */
export const rollPage = (height: number) => ({
  size: `80mm ${Math.ceil(height * MM_OF_PIXEL) + 4}mm`,
  margin: 0,
});

/** Print styles of the page and its sheet; `height`: the sheet's, in pixels. */
export function sheetPrint(size: PaperSize, height: number) {
  const printed = {
    // A5 has half the room.
    ...(size === 'A5' && { html: { fontSize: '85%' } }),
    body: { background: '#fff', ...(size === 'A4' && { fontSize: '10.5pt' }) },
    '.invoice-sheet': { border: 'none !important', maxWidth: 'none !important' },
    tr: { breakInside: 'avoid' },
    // A usual invoice fits on one page.
    '.invoice-sheet :is(td, th)': { paddingBlock: '5px !important' },
    thead: { display: 'table-header-group' },
    '.invoice-sheet a': { textDecoration: 'none' },
    '#main header': { display: 'none' },
  };
  if (size !== 'roll')
    return {
      '@page': { size, margin: size === 'A4' ? '16mm 14mm' : '10mm' },
      '@media print': {
        ...printed,
        '.invoice-sheet': { ...printed['.invoice-sheet'], padding: '0 !important' },
      },
    };
  return {
    '@page': rollPage(height),
    '.invoice-sheet': { width: '80mm', padding: '4mm !important' },
    '@media print': printed,
  };
}
