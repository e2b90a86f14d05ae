import type { Appointment, VisitInTimeOff } from '@clinic/contract/appointments';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../components/Panel.tsx';
import { worklistQuery } from './api.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';

/** What waits of the doctor's own visits; nothing while nothing does. */
export function Worklist() {
  const { data, isError, refetch } = useQuery(worklistQuery());
  if (!data)
    return isError ? (
      <FailureNotice sentence="What waits could not be loaded." onRetry={() => void refetch()} />
    ) : null;
  return (
    <>
      {data.inTimeOff.length > 0 && <InTimeOff visits={data.inTimeOff} />}
      {data.notRecorded.length > 0 && <NotRecorded visits={data.notRecorded} />}
    </>
  );
}

function InTimeOff({ visits }: { visits: VisitInTimeOff[] }) {
  return (
    <Panel title="Visits while you are away">
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        The front desk moves them, or asks you whether they stay.
      </Typography>
      <Rows>
        {visits.map(({ appointment, label }) => (
          <Row key={appointment.id} appointment={appointment}>
            <span>{label}</span>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

function NotRecorded({ visits }: { visits: Appointment[] }) {
  return (
    <Panel title="Did they come?">
      <Rows>
        {visits.map((appointment) => (
          <Row key={appointment.id} appointment={appointment}>
            <OutcomeButtons appointment={appointment} />
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
    {children}
  </Box>
);

/** When, who, and what is beside it. */
function Row({
  appointment: { start, client },
  children,
}: {
  appointment: Appointment;
  children: ReactNode;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        py: 2,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 172 }}>
        {momentOf(start)}
      </Box>
      <Box
        component={Link}
        to={`/doctor/client-plan/${client.id}`}
        sx={{ flex: 1, minWidth: 140, py: 2, color: 'var(--river)', overflowWrap: 'anywhere' }}
      >
        {client.name}
      </Box>
      {children}
    </Box>
  );
}
