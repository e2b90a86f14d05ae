import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { Link } from 'react-router';

const WAITING = {
  note: 'The note is saved and not in its place yet',
  outcome: 'The visit is not marked as completed yet',
  wish: 'The desk does not see the wish yet',
} as const;

/** Lists the results of the save, as the server answers them. */
export function SavedParts({ consultation: { visit, note, wish, pending } }: { consultation: Consultation }) {
  const done = [
    visit?.outcome === 'completed' && !pending.includes('outcome') && 'the visit is completed',
    note && !pending.includes('note') && 'the note is kept',
    wish && !pending.includes('wish') && `the desk is asked to book about ${formatDay(wish.on)}`,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice
        tone="good"
        action={
          <Link to="/doctor" style={{ color: 'inherit', fontWeight: 600 }}>
            Back to the day
          </Link>
        }
      >
        {['Saved', ...done].join('; ')}.
      </Notice>
      {pending.length > 0 && (
        <Notice tone="waiting">
          {pending.map((part) => WAITING[part]).join('. ')}. It follows by itself within a minute.
        </Notice>
      )}
    </Box>
  );
}
