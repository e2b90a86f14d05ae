import { useEffect, useRef, useState, type RefObject } from 'react';

/** The height of the sheet in a frame, in pixels, measured while the paper is a roll, which is cut to it; 0 before. */
export function useSheetHeight(size: string): { frame: RefObject<HTMLDivElement | null>; height: number } {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const sheet = frame.current?.firstElementChild;
    if (size !== 'roll' || !sheet) return undefined;
    const measured = new ResizeObserver(() => setHeight(sheet.getBoundingClientRect().height));
    measured.observe(sheet);
    return () => measured.disconnect();
  }, [size]);
  return { frame, height };
}
