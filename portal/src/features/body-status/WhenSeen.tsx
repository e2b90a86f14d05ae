import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the screen at which loading starts. */
const AHEAD = '600px';

/** Rendered when it scrolls into view or is printed; until then its space is reserved. */
export function WhenSeen({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = place;
    if (isSeen || !current) return;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    window.addEventListener('beforeprint', see);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', see);
    };
  }, [isSeen]);
  return (
    <Box ref={place} sx={{ minHeight: height, minWidth: 0 }}>
      {isSeen && children}
    </Box>
  );
}
