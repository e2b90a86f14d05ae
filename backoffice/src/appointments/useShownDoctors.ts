import { doctorEdges } from '@clinic/ui/theme/tokens';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDoctors } from '../staff/useStaff.ts';

/** The doctors that a calendar shows, kept in its address; none named: all doctors. */
export function useShownDoctors() {
  const { data: doctors } = useDoctors();
  const [address, setAddress] = useSearchParams();
  const named = address.get('doctors') ?? '';
  const chosen = useMemo(() => named.split(',').filter(Boolean), [named]);
  /** Colours follow the order in which the doctors joined, so that a new doctor changes no other one's colour. */
  const edges = useMemo(() => {
    const ids = (doctors ?? []).map(({ id }) => id).toSorted();
    return new Map(ids.map((id, index) => [id, doctorEdges[index % doctorEdges.length] ?? doctorEdges[0]]));
  }, [doctors]);
  const choose = (ids: readonly string[]) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (ids.length > 0) next.set('doctors', ids.join(','));
        else next.delete('doctors');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isKnown: doctors !== undefined, doctors: doctors ?? [], chosen, choose, edges };
}
