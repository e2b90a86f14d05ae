import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { planChecksQuery } from '../plan-checks/api.ts';
import { FindingRow } from '../plan-checks/FindingRow.tsx';
import { said } from '../plan-checks/finding-words.ts';
import { OverviewPart } from './OverviewPart.tsx';

/** The findings of followed plans, on pages where no plan is edited. */
export default function PlanFindings({ clientId }: { clientId: string }) {
  const { data, isError, refetch } = useQuery(planChecksQuery(clientId));
  // An unknown value must never read like "none".
  if (isError && !data)
    return (
      <FailureNotice
        sentence="What speaks against the plans could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  const findings = data?.report.findings.filter(({ level }) => level !== 'note') ?? [];
  if (!data || findings.length === 0) return null;
  return (
    <OverviewPart title="What speaks against the plans">
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, '& a': { color: 'var(--river)' } }}
      >
        {said(findings, data.answers).map((one) => (
          <FindingRow key={one.finding.key} said={one} elsewhereOf={clientId} />
        ))}
      </Box>
    </OverviewPart>
  );
}
