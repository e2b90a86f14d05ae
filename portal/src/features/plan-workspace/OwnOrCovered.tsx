import type { ReactNode } from 'react';
import { useCover } from './useCover.ts';

interface Props {
  clientId: string;
  /** Until the client's doctor is known. */
  skeleton: ReactNode;
  /** For the client's own doctor. */
  own: ReactNode;
  /** For a covering doctor, read-only. */
  covered: ReactNode;
}

export function OwnOrCovered({ clientId, skeleton, own, covered }: Props) {
  const cover = useCover(clientId);
  if (cover === undefined) return <>{skeleton}</>;
  return <>{cover ? covered : own}</>;
}
