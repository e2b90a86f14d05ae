import { formatShortDay } from '@clinic/contract/clinic-calendar';
import { momentOf } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { DangerNotice } from '../../components/DangerNotice.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownCheckInsQuery } from './api.ts';
import { CheckInFacts } from './CheckInFacts.tsx';
import { CheckInForm } from './CheckInForm.tsx';

const column = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 } as const;
/** Earlier weeks beside the form. */
const besideTheForm = {
  alignItems: 'start',
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', maxWidth: 'none' },
} as const;

export function CheckInsScreen() {
  const own = useQuery(ownCheckInsQuery(useAccount().id));
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHeader title="Weekly check-in" context="How your week went, for your doctor. About a minute." />
      <QueryView query={own} errorText={() => 'Your check-ins could not be loaded.'}>
        {({ due, checkIns }) => {
          const sent = checkIns.find(({ week, dueOn }) => week === due?.week && dueOn === due.dueOn);
          const isOpen = due && (!sent || (isChanging && !sent.readAt));
          const earlier = checkIns.filter((checkIn) => !isOpen || checkIn !== sent);
          if (!isOpen && earlier.length === 0)
            return (
              <EmptyState
                text="Your first check-in comes after the first week of your program."
                hint="Your doctor starts the program with you, and reads here how each week went."
              />
            );
          return (
            <Box sx={[column, Boolean(isOpen) && earlier.length > 0 && besideTheForm]}>
              {isOpen && (
                <Panel title={`Week ${due.week}`}>
                  <CheckInForm key={due.dueOn} due={due} sent={sent} onSent={() => setChanging(false)} />
                </Panel>
              )}
              <Box sx={{ ...column, maxWidth: 'none' }}>
                {earlier.map((checkIn) => (
                  <Panel
                    key={checkIn.id}
                    title={`Week ${checkIn.week}, ${formatShortDay(checkIn.dueOn)}`}
                    aside={
                      checkIn === sent &&
                      !checkIn.readAt && (
                        <ClinicButton look="outlined" onClick={() => setChanging(true)}>
                          Change it
                        </ClinicButton>
                      )
                    }
                  >
                    <CheckInFacts checkIn={checkIn} />
                    {!checkIn.readAt && <DangerNotice text={checkIn.note} />}
                    {checkIn.answer ? (
                      <Box sx={{ mt: 4, borderTop: '1px solid var(--line)', pt: 3 }}>
                        <Typography component="h3" sx={{ fontWeight: 600 }}>
                          Your doctor
                        </Typography>
                        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                          {checkIn.answer.text}
                        </Typography>
                        <Box sx={{ color: 'text.secondary', pt: 1 }}>{momentOf(checkIn.answer.at)}</Box>
                      </Box>
                    ) : (
                      <Box sx={{ color: 'text.secondary', mt: 3 }}>
                        {checkIn.readAt ? 'Your doctor has read it.' : 'Your doctor has not read it yet.'}
                      </Box>
                    )}
                  </Panel>
                ))}
              </Box>
            </Box>
          );
        }}
      </QueryView>
    </>
  );
}
