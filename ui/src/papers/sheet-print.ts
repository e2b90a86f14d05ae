/** Only the sheet is printed, without its frame. */
export const sheetPrint = {
  '@page': { size: 'A4', margin: '16mm 14mm' },
  '@media print': {
    body: { background: '#fff', fontSize: '10.5pt' },
    '.invoice-sheet': { border: 'none !important', padding: '0 !important', maxWidth: 'none !important' },
    tr: { breakInside: 'avoid' },
    '.invoice-sheet a': { textDecoration: 'none' },
    '#main > header': { display: 'none' },
  },
} as const;
