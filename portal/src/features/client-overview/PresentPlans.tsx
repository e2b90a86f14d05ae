import { formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import { currentWeek } from '@clinic/contract/care/diet-plans/diet-plan-days';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { namedEntries } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { whenText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { doseLine } from '@clinic/contract/care/dosage-plans/dose-line';
import { today } from '@clinic/ui/clinic-page';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryView } from '../../components/QueryView.tsx';
import { dietPlanQuery } from '../diet-plan-editing/api.ts';
import { mealText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { dosagePlanQuery } from '../dosage-plans/api.ts';
import { clientQuery } from '../plan-workspace/api.ts';
import { OverviewPart } from './OverviewPart.tsx';

/** Loaded after the plans, since they need the rules. */
const DraftFindings = lazy(() => import('./DraftFindings.tsx'));
const PlanSigns = lazy(() => import('./PlanSigns.tsx'));

const quiet = { color: 'text.secondary' } as const;

export function WeekNow({ clientId }: { clientId: string }) {
  const plan = useQuery(dietPlanQuery(clientId));
  const { data: client } = useQuery(clientQuery(clientId));
  const { data } = plan;
  const now = data && currentWeek(data.weeks, client?.program?.startDate, today());
  return (
    <OverviewPart
      title={now ? `This week: ${now.week.title}` : 'This week'}
      to={`/doctor/diet-plan/${clientId}`}
      link="Weekly Diet"
      aside={data?.status === 'draft' && <StatusBadge tone="waiting">Draft</StatusBadge>}
    >
      <QueryView query={plan} errorText={() => 'Error loading existing diet plan data'}>
        {() =>
          now ? (
            <>
              {data.status === 'draft' && (
                <Suspense>
                  <DraftFindings clientId={clientId} draft={data} />
                </Suspense>
              )}
              <Box component="dl" sx={{ m: 0 }}>
                {now.week.mealPlan.map((meal, place) => (
                  <Box key={meal.mealType} sx={{ py: 1.5, borderTop: '1px solid var(--line)' }}>
                    <Box component="dt" sx={{ fontWeight: 600 }}>
                      {meal.mealType}, {formatTime(meal.mealTime)}
                      {data.status === 'published' && (
                        <Suspense>
                          <PlanSigns
                            clientId={clientId}
                            of="diet"
                            isThere={(at) => at.week === data.weeks.indexOf(now.week) && at.meal === place}
                          />
                        </Suspense>
                      )}
                    </Box>
                    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                      {mealText(meal, now.week.totalDays)}
                    </Box>
                  </Box>
                ))}
              </Box>
              {data.notes && (
                <Typography sx={{ ...quiet, whiteSpace: 'pre-line', pt: 2 }}>Notes: {data.notes}</Typography>
              )}
            </>
          ) : (
            <Typography sx={quiet}>No diet plan yet.</Typography>
          )
        }
      </QueryView>
    </OverviewPart>
  );
}

const timesText = ({ dosage }: DosageEntry): string =>
  DOSAGE_SLOTS.filter((slot) => dosage[slot].count > 0)
    .map((slot) => {
      const { count, ...taken } = dosage[slot];
      return [`${DOSAGE_SLOT_LABELS[slot]} ${count}`, whenText(taken).toLowerCase()]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');

export function DosesNow({ clientId, kind }: { clientId: string; kind: 'vitamin' | 'herbs' }) {
  const plan = useQuery(dosagePlanQuery(kind, clientId));
  const title = kind === 'vitamin' ? 'Vitamins' : 'Herbs';
  return (
    <OverviewPart title={title} to={`/doctor/${title.toLowerCase()}/${clientId}`} link={`${title} plan`}>
      <QueryView query={plan} errorText={() => `The ${title.toLowerCase()} could not be loaded.`}>
        {(saved) => {
          const entries = namedEntries(saved?.entries ?? []);
          if (entries.length === 0) return <Typography sx={quiet}>None.</Typography>;
          return (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {entries.map((entry) => (
                <Box component="li" key={entry.id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
                  <strong>{entry.name}</strong>
                  {entry.quantity && `, ${entry.quantity}`}
                  <Suspense>
                    <PlanSigns
                      clientId={clientId}
                      of={kind}
                      isThere={({ item }) => item !== undefined && saved?.entries[item]?.id === entry.id}
                    />
                  </Suspense>
                  <Box sx={quiet}>{timesText(entry)}</Box>
                  <Box sx={quiet}>{doseLine(entry, today())}</Box>
                  {entry.notes && <Box sx={{ ...quiet, whiteSpace: 'pre-line' }}>{entry.notes}</Box>}
                </Box>
              ))}
            </Box>
          );
        }}
      </QueryView>
    </OverviewPart>
  );
}
