import { counted } from '@clinic/contract/counted';
import { weekProblems } from '@clinic/contract/diet-plan-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** The whole card is its target; the other buttons lie above it. */
const Choose = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '3px solid var(--river)', outlineOffset: 2 },
});

export interface WeekActions {
  onChoose: (week: EditedWeek) => void;
  onDuplicate: (week: EditedWeek) => void;
  onRename: (week: EditedWeek) => void;
  onRemove: (week: EditedWeek) => void;
}

export function WeekCard({
  week,
  active,
  onChoose,
  ...actions
}: WeekActions & { week: EditedWeek; active: boolean }) {
  const { title, totalDays, mealPlan } = week;
  const incomplete = weekProblems(week).length;
  const buttons = [
    ['Duplicate', actions.onDuplicate],
    ['Rename', actions.onRename],
    ['Remove', actions.onRemove],
  ] as const;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        flex: '0 0 auto',
        width: { xs: 232, md: 'auto' },
        p: 3,
        pb: 1,
        borderRadius: 1,
        bgcolor: active ? 'var(--maroon-soft)' : 'var(--white)',
        border: '1px solid',
        borderColor: active ? 'var(--maroon)' : 'var(--line)',
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Choose type="button" aria-pressed={active} onClick={() => onChoose(week)}>
          {title}
        </Choose>
        {active && <StatusBadge tone="good">Active</StatusBadge>}
      </Box>
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>
        {counted(totalDays, 'day')}, {counted(mealPlan.length, 'meal')}
        {incomplete > 0 && (
          <Box component="strong" sx={{ display: 'block', color: 'var(--brick-dark)' }}>
            {incomplete} {incomplete === 1 ? 'does' : 'do'} not add up
          </Box>
        )}
      </Box>
      <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', mt: 1, ml: -2 }}>
        {buttons.map(([label, onClick]) => (
          <Button
            key={label}
            size="small"
            aria-label={`${label} ${title}`}
            onClick={() => onClick(week)}
            sx={{ px: 2, minWidth: 0 }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
