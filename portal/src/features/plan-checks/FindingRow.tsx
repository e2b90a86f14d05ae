import { ANSWER_REASONS } from '@clinic/contract/care/history/plan-answers';
import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import { dayOf } from '@clinic/ui/clinic-page';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { LEVEL_WORDS, type Said } from './finding-words.ts';
import type { GivenAnswer } from './usePlanChecks.ts';

const PLAN_PAGES: Record<CheckedPlan, [label: string, path: string]> = {
  diet: ['Weekly Diet', 'diet-plan'],
  vitamin: ['Vitamins', 'vitamins'],
  herbs: ['Herbs', 'herbs'],
  snacks: ['Snacks', 'snacks'],
};

function answerWords({ reason, note, by, at }: GivenAnswer): string {
  const label = ANSWER_REASONS.find(({ code }) => code === reason)?.label ?? reason;
  const who = by && at ? `${by}, ${dayOf(at)}` : 'not saved yet';
  return `${reason === 'other' ? note : label} (${who})`;
}

interface Props {
  said: Said;
  /** Id of the client, for a finding in another plan, to which it links. */
  elsewhereOf?: string;
  /** Scrolls to the item in this plan. */
  onGo?: () => void;
  /** Offers foods that may take the place of the refused one. */
  onSwap?: () => void;
}

/** A finding with its answer and its place. */
export function FindingRow({ said: { finding, answer }, elsewhereOf, onGo, onSwap }: Props) {
  const { level, words, places } = finding;
  const [word, tone] = LEVEL_WORDS[level];
  const plans = elsewhereOf === undefined ? [] : [...new Set(places.map(({ plan }) => plan))];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
      <StatusBadge tone={answer ? 'quiet' : tone}>{word}</StatusBadge>
      <Box sx={{ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {words}
        {plans.map((plan) => {
          const [label, path] = PLAN_PAGES[plan];
          return (
            <span key={plan}>
              {' '}
              <Link to={`/doctor/${path}/${elsewhereOf}`}>{label}</Link>
            </span>
          );
        })}
        {answer && <Box sx={{ color: 'text.secondary' }}>Answered: {answerWords(answer)}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
        {onSwap && (
          <Button size="small" aria-label={`Swap: ${words}`} onClick={onSwap}>
            Swap
          </Button>
        )}
        {onGo && (
          <Button size="small" aria-label={`Show where: ${words}`} onClick={onGo}>
            Show
          </Button>
        )}
      </Box>
    </Box>
  );
}
