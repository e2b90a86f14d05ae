import { addDays, dayOfMonth, formatShortDay } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { JournalAnswer, JournalDay } from '@clinic/contract/care/journal/journal';
import { adherenceOf } from '@clinic/contract/care/journal/journal-adherence';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../components/QueryView.tsx';
import { followedWords, journalQuery } from './of-client.ts';

/** Shown days, before today. */
const SHOWN = 14;

/** States differ by shape as well as by colour. */
const LOOKS = {
  had: { name: 'Followed', sx: { bgcolor: 'var(--leaf)', borderColor: 'var(--leaf)' } },
  swapped: {
    name: 'Swapped',
    sx: {
      background: 'linear-gradient(135deg, var(--turmeric) 50%, transparent 50%)',
      borderColor: 'var(--turmeric-dark)',
    },
  },
  skipped: { name: 'Skipped', sx: { borderColor: 'var(--brick)', borderWidth: 3 } },
  none: { name: 'No answer', sx: { borderColor: 'var(--edge)', borderStyle: 'dotted' } },
} as const;
type Look = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as Look[];

function Square({ look }: { look: Look }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        boxSizing: 'border-box',
        width: 12,
        height: 12,
        border: '1px solid',
        ...LOOKS[look].sx,
      }}
    />
  );
}

const looksOf = ({ meals, doses, answers }: JournalDay): Look[] => {
  const looks = [...meals, ...doses].map(({ key }): Look => (answers[key] as JournalAnswer) ?? 'none');
  return looks.toSorted((one, other) => LOOK_NAMES.indexOf(one) - LOOK_NAMES.indexOf(other));
};

function wordsOf(day: JournalDay): string {
  const looks = looksOf(day);
  const counts = LOOK_NAMES.map((look) => [look, looks.filter((one) => one === look).length] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(
      ([look, count]) => `${count} ${look === 'none' ? 'without an answer' : LOOKS[look].name.toLowerCase()}`,
    )
    .join(', ');
}

/** Answered meals and doses of two weeks: a column for each day, a square for each answer. */
export function FollowedDays({ clientId }: { clientId: string }) {
  const now = today();
  const range = { from: addDays(now, -SHOWN), to: addDays(now, -1) };
  const journal = useQuery(journalQuery(clientId, range));
  return (
    <QueryView query={journal} errorText={() => 'What was followed could not be loaded.'}>
      {(known) => {
        const days = known.days.filter(({ meals, doses }) => meals.length + doses.length > 0);
        if (adherenceOf(days, now).answeredDays === 0)
          return <Typography sx={{ color: 'text.secondary' }}>Nothing was answered in two weeks.</Typography>;
        return (
          <>
            <Typography sx={{ mb: 2 }}>{followedWords(known, now) || 'Too few days for a share.'}</Typography>
            <Columns days={days} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2 }}>
              {LOOK_NAMES.map((look) => (
                <Box key={look} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Square look={look} />
                  {LOOKS[look].name}
                </Box>
              ))}
            </Box>
            <Box component="details" sx={{ mt: 2, '& summary': { py: 2, cursor: 'pointer' } }}>
              <summary>{counted(days.length, 'day')} in words</summary>
              <Box component="ul" sx={{ m: 0, pl: 4 }}>
                {days.map((day) => (
                  <li key={day.day}>
                    {formatShortDay(day.day)}: {wordsOf(day)}
                  </li>
                ))}
              </Box>
            </Box>
          </>
        );
      }}
    </QueryView>
  );
}

/** The columns, hidden from screen readers, since the text below says the same. */
function Columns({ days }: { days: JournalDay[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'end', gap: '6px', overflow: 'hidden' }}>
      {days.map((day) => (
        <Box key={day.day} sx={{ display: 'grid', gap: '2px', justifyItems: 'center' }}>
          {looksOf(day)
            .toReversed()
            .map((look, place) => (
              <Square key={`${look}-${place}`} look={look} />
            ))}
          <Box
            component="span"
            sx={{ fontSize: '0.75rem', color: 'text.secondary', minWidth: 16, textAlign: 'center' }}
          >
            {dayOfMonth(day.day)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
