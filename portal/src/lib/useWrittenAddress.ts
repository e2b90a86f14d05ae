import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/**
 * Keeps a list's choice (the address behind the "?") in the address, where Back, a reload and a shared link find it
 * again. Not while another page loads: writing would call the press off that leads there.
 */
export function useWrittenAddress(wanted: string): void {
  const [address, setAddress] = useSearchParams();
  const isLeaving = useNavigation().state !== 'idle';
  const present = address.toString();
  useEffect(() => {
    if (wanted !== present && !isLeaving) setAddress(wanted, { replace: true, preventScrollReset: true });
  }, [wanted, present, isLeaving, setAddress]);
}
