import type { Consultation, ConsultationChoice } from '@clinic/contract/care/consultations/consultations';
import { OUTCOME_WORDS } from '@clinic/contract/scheduling/visit-outcome';
import { momentOf } from '@clinic/ui/clinic-page';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../components/account.ts';
import { QueryView } from '../../components/QueryView.tsx';
import { mayChange } from '../checkups/covered-checkups.ts';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { useCover } from '../plan-workspace/useCover.ts';
import { consultationQuery } from './api.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { EarlierVisits } from './EarlierVisits.tsx';
import { Followed } from './Followed.tsx';
import { KnownFacts } from './KnownFacts.tsx';
import { LabValues } from './LabValues.tsx';
import { useConsultationChoice } from './useConsultationChoice.ts';
import { WeightNow } from './WeightNow.tsx';

/** Loaded after the page's own content. */
const PlanFindings = lazy(() => import('../client-overview/PlanFindings.tsx'));

const WIDE = '@media (min-width: 1100px)';

/**
 * On a wide screen the client's facts stand beside the form; on a phone the form comes after last time's agreements.
 */
const LAYOUT = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 8,
  rowGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"known form" "more form"',
  },
} as const;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 } as const;

function visitWords({ visit }: Consultation, { checkup }: ConsultationChoice): string {
  if (!visit) return checkup ? 'Without a visit' : 'No visit of yours is booked for today.';
  const outcome = visit.outcome ? `, ${OUTCOME_WORDS[visit.outcome].toLowerCase()}` : '';
  return `Visit of ${momentOf(visit.start)}${outcome}`;
}

/** The screen of a visit: the client's facts, and one form with one save. */
export function ConsultationScreen({ clientId }: { clientId: string }) {
  const { choice, record } = useConsultationChoice(clientId);
  const query = useQuery(consultationQuery(clientId, choice));
  const { id: doctor } = useAccount();
  const cover = useCover(clientId);
  return (
    <PlanFrame
      clientId={clientId}
      title="Consultation"
      context={query.data ? visitWords(query.data, choice) : undefined}
    >
      <QueryView
        query={query}
        errorText={(failure) => failureText(failure, 'The consultation could not be loaded.')}
        skeleton={<ColumnsSkeleton />}
      >
        {(known) => (
          <Box sx={LAYOUT}>
            <Box sx={{ ...column, [WIDE]: { gridArea: 'known' } }}>
              <Suspense>
                <PlanFindings clientId={clientId} />
              </Suspense>
              <KnownFacts clientId={clientId} consultation={known} />
              <WeightNow clientId={clientId} consultation={known} />
              <EarlierVisits
                clientId={clientId}
                earlier={known.earlier}
                mayChange={(checkup) => cover !== undefined && mayChange(checkup, doctor, cover)}
              />
            </Box>
            <Box sx={{ [WIDE]: { gridArea: 'form' }, minWidth: 0 }}>
              <ConsultationForm
                key={record}
                record={record}
                choice={choice}
                clientId={clientId}
                consultation={known}
              />
            </Box>
            <Box sx={{ ...column, [WIDE]: { gridArea: 'more' } }}>
              <LabValues clientId={clientId} consultation={known} />
              <Followed clientId={clientId} consultation={known} />
            </Box>
          </Box>
        )}
      </QueryView>
    </PlanFrame>
  );
}
