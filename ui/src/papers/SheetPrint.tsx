import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { sheetPrint, type PaperSize } from './paper-size.ts';
import { useSheetHeight } from './useSheetHeight.ts';

/** Lets the page print the sheet in it alone, at the chosen size. */
export function SheetPrint({ size, children }: { size: PaperSize; children: ReactNode }) {
  const { frame, height } = useSheetHeight(size);
  return (
    <div ref={frame}>
      {children}
      <GlobalStyles styles={sheetPrint(size, height)} />
    </div>
  );
}
