import type { ReactNode } from 'react';
import { useCover } from './useCover.ts';

interface Props {
  clientId: string;
  /** Shown until the client's doctor is known. */
  skeleton: ReactNode;
  /** Shown to the client's own doctor. */
  own: ReactNode;
  /** Shown to a covering doctor, who can only read. */
  covered: ReactNode;
}

export function OwnOrCovered({ clientId, skeleton, own, covered }: Props) {
  const cover = useCover(clientId);
  if (cover === undefined) return <>{skeleton}</>;
  return <>{cover ? covered : own}</>;
}
