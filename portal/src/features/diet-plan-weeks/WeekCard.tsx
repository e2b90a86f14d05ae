import { counted } from '@clinic/contract/platform/counted';
import { weekProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ActionMenu } from '@clinic/ui/layout/ActionMenu.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** The whole card is one button; its menu lies above it. */
const Choose = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  flex: '1 1 4rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '3px solid var(--maroon)', outlineOffset: 2 },
});

export interface WeekActions {
  onChoose: (week: EditedWeek) => void;
  onDuplicate: (week: EditedWeek) => void;
  onRename: (week: EditedWeek) => void;
  onSave: (week: EditedWeek) => void;
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
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        flex: '0 0 auto',
        width: { xs: 'min(14.5rem, 80vw)', md: 'auto' },
        p: 3,
        borderRadius: 1,
        bgcolor: active ? 'var(--maroon-soft)' : 'var(--white)',
        border: '1px solid',
        borderColor: active ? 'var(--maroon)' : 'var(--line)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
        }}
      >
        <Choose type="button" aria-pressed={active} onClick={() => onChoose(week)}>
          {title}
        </Choose>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -1, mr: -1 }}>
          {active && <StatusBadge tone="good">Active</StatusBadge>}
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <ActionMenu
              label={`Change ${title}`}
              actions={[
                { label: 'Duplicate', press: () => actions.onDuplicate(week) },
                { label: 'Rename', press: () => actions.onRename(week) },
                { label: 'Save to library', press: () => actions.onSave(week) },
                { label: 'Remove', press: () => actions.onRemove(week) },
              ]}
            />
          </Box>
        </Box>
      </Box>
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>
        {counted(totalDays, 'day')}, {counted(mealPlan.length, 'meal')}
        {incomplete > 0 && (
          <Box component="strong" sx={{ display: 'block', color: 'var(--brick-dark)' }}>
            {incomplete} {incomplete === 1 ? 'does' : 'do'} not add up
          </Box>
        )}
      </Box>
    </Box>
  );
}
