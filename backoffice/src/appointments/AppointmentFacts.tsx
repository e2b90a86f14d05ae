import { counted } from '@clinic/contract/platform/counted';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { momentOf } from '@clinic/ui/clinic-page';
import { FactList, type Fact } from '../layout/FactList.tsx';
import { ClientLink } from '../clients/ClientLink.tsx';
import { typeText, whenText } from './appointment-words.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  appointment: Appointment;
  /** False: the desk's notes are shown in a form instead. */
  withOurNotes?: boolean;
  /** Draws the client's name, if it should not link to the desk's page. */
  client?: ReactNode;
}

export function AppointmentFacts({ appointment, withOurNotes = true, client }: Props) {
  const { heldUntil, askedMove, joinLink, hoursReason, outcome, outcomeAt, wantsEarlierSince } = appointment;
  const badge = (
    <>
      <AppointmentBadge {...appointment} />
      {outcome === 'arrived' && outcomeAt && (
        <>
          {' '}
          <Waiting since={outcomeAt} />
        </>
      )}
    </>
  );
  const fact = (term: string, value: ReactNode): Fact[] => (value ? [[term, value]] : []);
  const facts: Fact[] = [
    ['Status', badge],
    ['Client', client ?? <ClientLink key="client" {...appointment.client} />],
    ['Doctor', appointment.doctor.name],
    ['Assistant', appointment.assistant?.name ?? '–'],
    ['When', whenText(appointment)],
    ['Duration', counted(appointment.duration, 'minute')],
    ['Type', typeText(appointment)],
    ['Plan', appointment.planType ?? 'No active program'],
    ...fact('Series', placeWord(appointment)),
    ...fact('Held until', heldUntil && momentOf(heldUntil)),
    ...fact('Asks to move to', askedMove && formatMoment(askedMove)),
    ...fact('Held until', askedMove?.heldUntil && momentOf(askedMove.heldUntil)),
    ...fact('Outside the hours', hoursReason),
    ...fact('Would come earlier', wantsEarlierSince && `since ${momentOf(wantsEarlierSince)}`),
    ...fact('Joining link', joinLink && <Link href={joinLink}>{joinLink}</Link>),
    ...fact('Client notes', appointment.clientNotes),
    ...fact('Our notes', withOurNotes && appointment.assistantNotes),
  ];
  return <FactList facts={facts} />;
}
