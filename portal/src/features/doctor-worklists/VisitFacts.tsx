import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { ClientFacts } from '@clinic/contract/dashboards/client-facts';
import { clinicDateTime, formatTime, formatWeekday, type Day } from '@clinic/contract/clinic-calendar';
import type { DoctorVisit } from '@clinic/contract/dashboards/doctor-worklists';
import {
  agoWords,
  missingFormsWords,
  PLAN_WORDS,
  programDayWords,
  weightWords,
} from '@clinic/contract/dashboards/doctor-words';
import { waitWords } from '@clinic/contract/platform/wait-words';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { clinicZone } from '@clinic/ui/clinic-page';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { ClientLink } from './ClientLink.tsx';

const Visit = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '14px 0',
  borderTop: '1px solid var(--line)',
  '&[data-place="now"], &[data-place="next"]': {
    margin: '0 -16px',
    padding: '16px',
    border: 0,
    borderRadius: 'var(--radius)',
    background: 'var(--cream)',
  },
  '&[data-place="now"] + &[data-place="now"], &[data-place="now"] + &[data-place="next"]': { marginTop: 8 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

interface Props {
  visit: DoctorVisit;
  today: Day;
  /** A visit's place in the day. A past visit shows no facts; one with a waiting client counts as now. */
  place: 'past' | 'now' | 'next' | 'later';
}

const PLACE_WORDS = { past: '', now: 'Now', next: 'Next', later: '' };

interface Action {
  label: string;
  to: string;
  name: string;
}

/** The visit's buttons: the consultation first while the client is there, otherwise the preparation. */
function actionsOf({ appointment, facts, covers }: DoctorVisit, now: Date): Action[] {
  const { client, start, outcome } = appointment;
  const { id, name } = client;
  const isThere = outcome === 'arrived' || new Date(start) <= now;
  const consultation = isThere
    ? [
        {
          label: 'Consultation',
          to: `/doctor/consultation/${id}?visit=${appointment.id}`,
          name: `Consultation of ${name}`,
        },
      ]
    : [];
  if (covers)
    return [...consultation, { label: 'Checkup', to: `/doctor/checkup/${id}`, name: `Checkup of ${name}` }];
  if (!facts) return [];
  return [
    ...consultation,
    facts.program
      ? { label: 'Diet plan', to: `/doctor/diet-plan/${id}`, name: `Diet plan of ${name}` }
      : {
          label: 'Start a program',
          to: `/doctor/client-plan/${id}`,
          name: `Start a program for ${name}`,
        },
  ];
}

/** A visit with the facts that the doctor needs beforehand, and a link to the right plan. */
export function VisitFacts({ visit, today, place }: Props) {
  const { appointment, allergies, facts, covers } = visit;
  const { client, start } = appointment;
  const now = useNow();
  const { date } = clinicDateTime(new Date(start), clinicZone());
  return (
    <Visit data-place={place}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {date !== today && <Box sx={{ fontWeight: 400 }}>{formatWeekday(date)}</Box>}
        {formatTime(effectiveTime(appointment).time)}
        {date === today && PLACE_WORDS[place] && (
          <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{PLACE_WORDS[place]}</Box>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Box sx={{ fontSize: '1.1rem' }}>{facts ? <ClientLink {...client} /> : client.name}</Box>
          <AppointmentBadge {...appointment} />
          <Waiting {...appointment} />
        </Box>
        {place !== 'past' && (
          <>
            {allergies && <Allergies allergies={allergies} />}
            {facts && <Facts facts={facts} today={today} />}
            {(covers || !facts) && <Box sx={{ color: 'text.secondary' }}>In another doctor’s care.</Box>}
          </>
        )}
        {place !== 'past' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, '&:empty': { display: 'none' } }}>
            {actionsOf(visit, now).map(({ label, to, name }, index) => (
              <Button
                key={to}
                variant={(place === 'now' || place === 'next') && index === 0 ? 'contained' : 'outlined'}
                size="small"
                component={Link}
                to={to}
                aria-label={name}
              >
                {label}
              </Button>
            ))}
          </Box>
        )}
      </Box>
    </Visit>
  );
}

function Allergies({ allergies }: { allergies: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      {allergies.length > 0 ? (
        <Box component="strong" sx={{ display: 'flex', gap: 1, color: 'var(--brick-dark)', minWidth: 0 }}>
          <WarningIcon fontSize="small" aria-hidden sx={{ color: 'var(--brick)' }} />
          <span style={{ overflowWrap: 'anywhere' }}>Allergies: {allergies.join('; ')}</span>
        </Box>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          No allergies recorded
        </Box>
      )}
    </Box>
  );
}

function Facts({ facts, today }: { facts: ClientFacts; today: Day }) {
  const { program, lastCheckup } = facts;
  const checkup = lastCheckup && clinicDateTime(new Date(lastCheckup), clinicZone()).date;
  const known = [
    program && `${program.name}, ${programDayWords(program, today)}`,
    weightWords(facts, today),
    checkup ? `Last checkup ${agoWords(checkup, today)}` : 'No checkup yet',
  ].filter(Boolean);
  const toDo = [facts.plan === 'published' ? '' : PLAN_WORDS[facts.plan], missingFormsWords(facts)];
  return (
    <>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, listStyle: 'none', m: 0, p: 0 }}
      >
        {known.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
      {toDo.filter(Boolean).map((words) => (
        <Box key={words} sx={{ color: 'var(--turmeric-dark)', fontSize: '0.9375rem' }}>
          {words}
        </Box>
      ))}
    </>
  );
}

/** How long a client has waited since arriving. */
function Waiting({ outcome, outcomeAt }: DoctorVisit['appointment']) {
  const now = useNow();
  if (outcome !== 'arrived' || !outcomeAt) return null;
  const words = waitWords(outcomeAt, now);
  return <span>{words === '0 minutes' ? 'Has just arrived' : `Waiting for ${words}`}</span>;
}
