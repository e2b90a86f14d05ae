import { counted } from '@clinic/contract/platform/counted';
import { daysLeft, progressOf } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import type { OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { FindingSigns } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { removeButtonId } from './removed-item.ts';
import { itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';

interface Props {
  meal: OpenMeal;
  totalDays: number;
  marksAt: (group: number, item: number) => readonly Said[];
  onChoose: (group: number) => void;
  onChangeItem: (group: number, index: number) => void;
  onRemoveItem: (group: number, index: number) => void;
  onFill: (group: number) => void;
}

const daysOf = (days: number): string => counted(days, 'day');

function Progress({ group, totalDays }: { group: MealItem[]; totalDays: number }) {
  const left = daysLeft(group, totalDays);
  const colour = left === 0 ? 'var(--leaf-dark)' : left < 0 ? 'var(--brick-dark)' : 'var(--turmeric-dark)';
  return (
    <>
      <Box component="span" sx={{ color: colour, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {progressOf(group, totalDays)}
        {left < 0 && `, ${daysOf(-left)} too many`}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={Math.min(((totalDays - left) * 100) / totalDays, 100)}
        color={left === 0 ? 'success' : left < 0 ? 'error' : 'warning'}
        sx={{ height: 6, borderRadius: 3, flex: '1 1 80px', maxWidth: 200, bgcolor: 'var(--sand)' }}
      />
    </>
  );
}

/** The unfinished meal: alternatives with their items and the number of days that they cover. */
export function MealGroups({ meal, totalDays, marksAt, ...on }: Props) {
  const { groups, current, replaces } = meal;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {groups.map((group, place) => {
        const left = daysLeft(group, totalDays);
        const last = group.at(-1);
        const isCurrent = place === current;
        const name = groups.length > 1 ? `Group ${place + 1}` : 'Group';
        return (
          <Box
            component="li"
            key={place}
            sx={{
              border: '1px solid',
              borderColor: isCurrent ? 'var(--maroon)' : 'var(--line)',
              borderRadius: 1,
              bgcolor: 'var(--cream)',
              p: 3,
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              <strong>{isCurrent ? `Current ${name}` : name}</strong>
              <Progress group={group} totalDays={totalDays} />
              {left !== 0 && last && last.days + left >= 1 && (
                <Button size="small" variant="outlined" onClick={() => on.onFill(place)}>
                  {left > 0 ? `Fill the rest: ${daysOf(left)}` : `Fit to ${daysOf(totalDays)}`}
                </Button>
              )}
              {!isCurrent && (
                <Button size="small" onClick={() => on.onChoose(place)}>
                  Go on with {name}
                </Button>
              )}
            </Box>
            {group.length === 0 ? (
              <Box sx={{ color: 'var(--ink-soft)' }}>No items yet.</Box>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
                {group.map((item, index) => {
                  const changing = replaces?.group === place && replaces.index === index;
                  return (
                    <Box
                      component="li"
                      key={index}
                      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}
                    >
                      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                        <strong>{daysOf(item.days)}</strong> {itemText(item)}
                        {changing ? ' (being changed)' : <FindingSigns all={marksAt(place, index)} />}
                        {index < group.length - 1 && <strong> +</strong>}
                      </Box>
                      <IconButton
                        size="small"
                        aria-label={`Change ${item.name}`}
                        onClick={() => on.onChangeItem(place, index)}
                      >
                        <EditIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        size="small"
                        id={removeButtonId(place, index)}
                        aria-label={`Remove ${item.name}`}
                        onClick={() => on.onRemoveItem(place, index)}
                      >
                        <CloseIcon fontSize="small" />
                      </IconButton>
                    </Box>
                  );
                })}
              </Box>
            )}
            {place < groups.length - 1 && <Box sx={{ mt: 1, fontWeight: 600 }}>/ or</Box>}
          </Box>
        );
      })}
    </Box>
  );
}
