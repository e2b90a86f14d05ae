import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sheetPrint, type PaperSize } from './paper-size.ts';

/** Lets the page print the sheet in it alone, at the chosen size. */
export function SheetPrint({ size, children }: { size: PaperSize; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const sheet = frame.current?.firstElementChild;
    if (size !== 'roll' || !sheet) return undefined;
    const measured = new ResizeObserver(() => setHeight(sheet.getBoundingClientRect().height));
    measured.observe(sheet);
    return () => measured.disconnect();
  }, [size]);
  return (
    <div ref={frame}>
      {children}
      <GlobalStyles styles={sheetPrint(size, height)} />
    </div>
  );
}
