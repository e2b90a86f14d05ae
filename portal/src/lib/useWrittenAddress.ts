import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/**
 * Keeps a list's choice in the address, so that Back, a reload and a shared link find it. Not while another page loads,
 * since writing would cancel that navigation.
 */
export function useWrittenAddress(wanted: string): void {
  const [address, setAddress] = useSearchParams();
  const isLeaving = useNavigation().state !== 'idle';
  const present = address.toString();
  useEffect(() => {
    if (wanted !== present && !isLeaving) setAddress(wanted, { replace: true, preventScrollReset: true });
  }, [wanted, present, isLeaving, setAddress]);
}
