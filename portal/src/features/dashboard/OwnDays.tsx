import { addDays, clinicDateTime } from '@clinic/contract/clinic-calendar';
import { dayNow } from '@clinic/contract/care/journal/day-timeline';
import type { EntryState, ExpectedDay } from '@clinic/contract/care/journal/journal';
import { clinicZone } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { isOnlyHere } from '../journal/kept-entries.ts';
import { UnsentEntries } from '../journal/UnsentEntries.tsx';
import { useJournal } from '../journal/useJournal.ts';
import { DayNote } from './DayNote.tsx';
import { DayRows } from './DayRows.tsx';
import { WaterRow } from './WaterRow.tsx';

const NOTHING = { meals: [], doses: [] };
const FROM_TOMORROW = 'Published today: counts from tomorrow.';

interface Props {
  planned: Partial<ExpectedDay>;
  note: string;
}

/** Today with its ticks, and yesterday when some are missing. */
export default function OwnDays({ planned, note }: Props) {
  const { id } = useAccount();
  const { known, days, waiting, lost, forget, enter } = useJournal(id);
  const [isYesterday, setYesterday] = useState(false);
  const { date: today, time } = clinicDateTime(useNow(), clinicZone());
  const shown = isYesterday ? addDays(today, -1) : today;
  const fixed = days?.find(({ day }) => day === shown);
  const day = dayNow(isYesterday ? {} : planned, fixed ?? NOTHING, fixed?.answers ?? {});
  const isNew = [...day.meals, ...day.doses].some(({ key }) => !day.asked.has(key));
  const notes = isYesterday ? '' : [note, fixed && isNew && !note && FROM_TOMORROW].filter(Boolean).join(' ');
  const answer = (entries: readonly { item: string; state: EntryState }[]) => void enter(shown, entries);
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
      {notes && <DayNote>{notes}</DayNote>}
      {fixed && day.meals.length + day.doses.length === 0 && !notes && (
        <DayNote>{`Your plan asks for nothing on this day. ${FROM_TOMORROW}`}</DayNote>
      )}
      <DayRows
        key={shown}
        day={day}
        time={isYesterday ? undefined : time}
        ticks={
          fixed && {
            answers: fixed.answers,
            asked: day.asked,
            stopped: day.stopped,
            waiting: new Map(
              waiting
                .filter((one) => one.day === shown)
                .map((one) => [one.item, isOnlyHere(one) ? 'not kept' : 'not sent yet']),
            ),
            onAnswer: answer,
          }
        }
      />
      {!fixed && known.isError ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 2 }}>
          <Typography sx={{ flex: '1 1 9rem' }}>Your day could not be loaded.</Typography>
          <ClinicButton look="outlined" onClick={() => void known.refetch()}>
            Retry
          </ClinicButton>
        </Box>
      ) : (
        <WaterRow water={fixed?.water} onTap={fixed && ((item, state) => answer([{ item, state }]))} />
      )}
    </Panel>
  );
}
