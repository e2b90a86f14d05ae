import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present time, renewed every minute: an upcoming visit becomes past while a page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
