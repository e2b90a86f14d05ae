import type { TimelineEntry, TimelineKind } from '@clinic/contract/dashboards/doctor-client';
import { timelineWords } from '@clinic/contract/dashboards/doctor-words';
import { dayOf, momentOf } from '@clinic/ui/clinic-page';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FilterBar } from '../../components/FilterBar.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { timelineQuery } from '../plan-workspace/api.ts';

const FILTERS = ['All', 'Visits', 'Plans', 'Checkups', 'Forms', 'Programs', 'Letters'] as const;
type Filter = (typeof FILTERS)[number];

const KIND: Record<Exclude<Filter, 'All'>, TimelineKind> = {
  Visits: 'visit',
  Plans: 'plan',
  Checkups: 'checkup',
  Forms: 'form',
  Programs: 'program',
  Letters: 'letter',
};

/** A client's history; with `most` only the newest entries, and a link to the rest. */
export function Timeline({ clientId, most }: { clientId: string; most?: number }) {
  const [filter, setFilter] = useState<Filter>('All');
  const timeline = useQuery(timelineQuery(clientId));
  return (
    <QueryView
      query={timeline}
      skeleton={<ContentSkeleton rows={4} height={40} />}
      errorText={() => 'What happened could not be loaded.'}
    >
      {(entries) => {
        const fitting = entries.filter(({ kind }) => filter === 'All' || kind === KIND[filter]);
        return (
          <>
            <FilterBar label="What is shown" choices={FILTERS} chosen={filter} onChoose={setFilter} />
            <Entries entries={fitting.slice(0, most)} />
            {most !== undefined && fitting.length > most && (
              <Button component={Link} to={`/doctor/clients/${clientId}/history`} sx={{ mt: 2 }}>
                Whole history
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** A program begins with a day, not at an hour. */
const startsAProgram = (entry: TimelineEntry) => entry.kind === 'program' && entry.deed === 'started';

function Entries({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Nothing yet. Visits, forms, plans and checkups of the client are listed here by themselves.
      </Typography>
    );
  return (
    <Box component="ol" aria-label="What happened" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry, place) => (
        <Box
          component="li"
          key={`${entry.at} ${entry.kind} ${place}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '184px minmax(0, 1fr)' },
            columnGap: 3,
            py: 2,
            borderTop: '1px solid var(--line)',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {startsAProgram(entry) ? dayOf(entry.at) : momentOf(entry.at)}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {timelineWords(entry)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
