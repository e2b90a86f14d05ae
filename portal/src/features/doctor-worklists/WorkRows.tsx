import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { waitWords } from '@clinic/contract/platform/wait-words';
import { grouped } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { OutcomeButtons } from '../doctor-calendar/OutcomeButtons.tsx';
import { useSeen } from '../client-progress/useSeen.ts';
import { ClientLink } from './ClientLink.tsx';
import { useHideRow } from './useHideRow.ts';
import type { RowOf, WORKLISTS } from './worklists.ts';

type List = (typeof WORKLISTS)[number];
type Row = RowOf<List['list']>;

const PLAN = 'Open plan';
const ANSWERED_ON: Record<NonNullable<AttentionRow['opens']>, { page: string; label: string }> = {
  precautions: { page: 'clients', label: 'Answer' },
  misreadings: { page: 'clients', label: 'Compare' },
  diet: { page: 'diet-plan', label: PLAN },
  vitamin: { page: 'vitamins', label: PLAN },
  herbs: { page: 'herbs', label: PLAN },
  snacks: { page: 'snacks', label: PLAN },
};

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 2,
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
});

export function WorkRows({ of, day }: { of: List; day: DoctorWorklists }) {
  const titleId = useId();
  const { count, rows } = day[of.list];
  return (
    <section aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem' }}>
          {of.title}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {grouped(count)}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <WorkRow key={row.id} of={of} row={row} />
        ))}
      </Box>
      {count > rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pt: 2 }}>
          The {rows.length} most urgent of {grouped(count)}.
        </Typography>
      )}
    </section>
  );
}

/** A row: person, fact, waiting time, action, and "Not today". */
function WorkRow({ of: { list, action, nameTo }, row }: { of: List; row: Row }) {
  const now = useNow();
  const hiding = useHideRow(list);
  const { id, fact, words, since, person } = row;
  const name = person?.name ?? '';
  return (
    <Row>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {person && <ClientLink {...person} to={nameTo?.(row)} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {'urgent' in row && row.urgent && (
            <Box component="strong" sx={{ color: 'var(--brick-dark)' }}>
              Urgent:{' '}
            </Box>
          )}
          {words}
          {since && `, waits ${waitWords(since, now)}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {action ? (
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={action.to(row)}
            aria-label={`${action.label}: ${name}`}
          >
            {action.label}
          </Button>
        ) : (
          'appointment' in row && <OutcomeButtons appointment={row.appointment} />
        )}
        {'signals' in row && row.signals.length > 0 && <SeenButton row={row} />}
        {'opens' in row && row.opens && (
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={`/doctor/${ANSWERED_ON[row.opens].page}/${person?.id ?? ''}`}
            aria-label={`${ANSWERED_ON[row.opens].label}: ${name}`}
          >
            {ANSWERED_ON[row.opens].label}
          </Button>
        )}
        {'signals' in row && row.signals.length === 0 && !row.opens && (
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={`/doctor/clients/${person?.id ?? ''}`}
            aria-label={`Read: ${name}`}
          >
            Read
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={`Not today: ${name}, ${words}`}
          onClick={() => hiding.mutate({ id, fact })}
          sx={{ color: 'text.secondary', fontWeight: 400 }}
        >
          Not today
        </Button>
      </Box>
    </Row>
  );
}

/** Marks the alerts as seen: the row returns only when one is worse or new. */
function SeenButton({ row: { person, signals: alerts } }: { row: AttentionRow }) {
  const seen = useSeen(person?.id ?? '');
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`Seen: ${person?.name ?? ''}`}
      disabled={seen.isBusy}
      onClick={() => void seen.save(alerts)}
    >
      Seen
    </Button>
  );
}
