import { useEffect, useState, type RefObject } from 'react';

/** The pixels that a page scrolls before its bar becomes a line. */
const SCROLLED = 40;

/**
 * The height that a bar had before the page was scrolled, undefined at the top: the bar keeps this room on the page while
 * it is drawn as a line, so that nothing moves. It is drawn in full again only at the top, where it covers nothing.
 */
export function useLineWhenScrolled(bar: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const look = () => {
      const height = bar.current?.offsetHeight;
      if (window.scrollY <= 0) setRoom(undefined);
      else if (window.scrollY > SCROLLED) setRoom((held) => held ?? height);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [bar]);
  return room;
}
