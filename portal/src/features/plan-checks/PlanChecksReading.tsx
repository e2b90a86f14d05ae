import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { planChecksQuery } from './api.ts';
import { FindingRow } from './FindingRow.tsx';
import { isIn, said } from './finding-words.ts';

/** Shows the findings about a plan to a doctor who covers for a colleague and can change nothing. */
export default function PlanChecksReading({ clientId, of }: { clientId: string; of: CheckedPlan }) {
  const { data } = useQuery(planChecksQuery(clientId));
  if (!data) return null;
  const { report, answers } = data;
  return (
    <Box component="section" aria-label="What speaks against the plan" sx={{ my: 5 }}>
      <Typography sx={{ mb: 3 }}>{report.summary}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {said(report.findings.filter(isIn(of)), answers).map((one) => (
          <FindingRow key={one.finding.key} said={one} />
        ))}
      </Box>
    </Box>
  );
}
