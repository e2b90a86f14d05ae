import type { ReactNode } from 'react';
import { useCover } from './useCover.ts';

interface Props {
  clientId: string;
  /** Until the client's doctor is known. */
  skeleton: ReactNode;
  /** What the client's own doctor works with. */
  own: ReactNode;
  /** The same, for a doctor who covers to read. */
  covered: ReactNode;
}

export function ByCare({ clientId, skeleton, own, covered }: Props) {
  const cover = useCover(clientId);
  if (cover === undefined) return <>{skeleton}</>;
  return <>{cover ? covered : own}</>;
}
