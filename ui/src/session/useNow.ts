import { useEffect, useState } from 'react';
import { CLOCK_LEARNED, clinicNow } from './clinic-clock.ts';

const MINUTE_MS = 60_000;

/**
 * The time at the clinic, renewed every minute, when the page is looked at again, and when this device's clock turns
 * out to be wrong: an upcoming visit becomes past, and tomorrow's meals today's, while a page is open.
 */
export function useNow(): Date {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    const renew = () => setNow(clinicNow());
    const timer = setInterval(renew, MINUTE_MS);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener(CLOCK_LEARNED, renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener(CLOCK_LEARNED, renew);
    };
  }, []);
  return now;
}
