import { addDays } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { DayTicks } from './DayTicks.tsx';
import { isOnlyHere } from './kept-entries.ts';
import { UnsentEntries } from './UnsentEntries.tsx';
import { useJournal } from './useJournal.ts';

/** Today's answers, and yesterday's when some are missing. */
export default function OwnDays() {
  const { id } = useAccount();
  const { known, days, waiting, lost, forget, enter } = useJournal(id);
  const [isYesterday, setYesterday] = useState(false);
  const now = today(useNow());
  const shown = isYesterday ? addDays(now, -1) : now;
  const day = days?.find((one) => one.day === shown);
  return (
    <Panel
      title={isYesterday ? 'Yesterday' : 'Your day'}
      aside={
        <ClinicButton onClick={() => setYesterday(!isYesterday)}>
          {isYesterday ? 'Back to today' : 'Fill in yesterday'}
        </ClinicButton>
      }
    >
      <UnsentEntries
        waiting={waiting.length}
        isKept={!waiting.some(isOnlyHere)}
        lost={lost.length}
        onForget={() => void forget()}
      />
      <Box sx={{ minHeight: 120 }}>
        {day && (
          <DayTicks
            key={day.day}
            day={day}
            waiting={
              new Map(
                waiting
                  .filter((one) => one.day === day.day)
                  .map((one) => [one.item, isOnlyHere(one) ? 'not kept' : 'not sent yet']),
              )
            }
            onTap={(item, state) => void enter(day.day, item, state)}
          />
        )}
        {!day && known.isError && (
          <>
            <Typography sx={{ mb: 2 }}>Your day could not be loaded.</Typography>
            <ClinicButton look="outlined" onClick={() => void known.refetch()}>
              Retry
            </ClinicButton>
          </>
        )}
      </Box>
    </Panel>
  );
}
