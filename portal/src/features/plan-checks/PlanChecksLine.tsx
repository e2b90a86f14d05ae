import type { Finding, FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { colours, tones } from '@clinic/ui/theme/tokens';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { lineTone, lineWords } from './finding-words.ts';
import type { PlanChecks } from './usePlanChecks.ts';

const PlanChecksList = lazy(() => import('./PlanChecksList.tsx'));

interface Props {
  planChecks: PlanChecks;
  /** Scrolls to an item of this plan. */
  onGo: (place: FindingPlace) => void;
  /** Offers swaps for the food that a finding refuses; undefined where it is about no food of this plan. */
  swapOf?: (finding: Finding) => (() => void) | undefined;
}

/** Shows the plan's findings in one line that stays in sight; a press opens the list. */
export default function PlanChecksLine({ planChecks, onGo, swapOf }: Props) {
  const { report, of, answers, hasFailed, refresh } = planChecks;
  const [isOpen, setIsOpen] = useState(false);
  if (hasFailed)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: '0.9375rem' }}>
        <span>What speaks against this plan could not be loaded.</span>
        <Button size="small" onClick={refresh}>
          Retry
        </Button>
      </Box>
    );
  const afterClosing = (step: () => void) => {
    // The closing dialog moves the focus back; it moves on after that.
    flushSync(() => setIsOpen(false));
    step();
  };
  const tone = tones[report ? lineTone(report, of, answers) : 'quiet'];
  return (
    <Box component="section" aria-label="What speaks against the plan" sx={{ minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        disabled={!report}
        onClick={() => setIsOpen(true)}
        sx={{
          font: 'inherit',
          fontSize: '0.875rem',
          lineHeight: '20px',
          minHeight: 30,
          maxWidth: '100%',
          px: 2,
          py: 1,
          border: '1px solid',
          borderRadius: 1,
          cursor: 'pointer',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '&:disabled': { cursor: 'default' },
        }}
        style={{
          color: colours[tone.text],
          background: colours[tone.ground],
          borderColor: colours[tone.border],
        }}
      >
        {report ? lineWords(report, of, answers) : 'Checking …'}
      </Box>
      {isOpen && report && (
        <Suspense>
          <PlanChecksList
            planChecks={planChecks}
            report={report}
            onClose={() => setIsOpen(false)}
            onGo={(place) => afterClosing(() => onGo(place))}
            swapOf={(finding) => {
              const swap = swapOf?.(finding);
              return swap && (() => afterClosing(swap));
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
