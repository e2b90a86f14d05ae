import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { StatusBadge } from '../layout/StatusBadge.tsx';
import { stateTone, stateWord } from './appointment-words.ts';

type Props = Pick<Appointment, 'status'> & Partial<Pick<Appointment, 'outcome' | 'outcomeMissing'>>;

export function AppointmentBadge({ status, outcome = null, outcomeMissing = false }: Props) {
  const known = { status, outcome, outcomeMissing };
  return <StatusBadge tone={stateTone(known)}>{stateWord(known)}</StatusBadge>;
}
