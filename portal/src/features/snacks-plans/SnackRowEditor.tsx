import { MAX_LINE, SNACK_CHOICES } from '@clinic/contract/constants';
import { oneLine } from '@clinic/contract/rules';
import type { snackProblem } from '@clinic/contract/care/snacks-plans/snacks-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { FindingSentences } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { withName, type SnackRow } from './snack-rows.ts';

interface Props {
  row: SnackRow;
  /** Position in the list, counted from 1. */
  place: number;
  /** A snack's stock in words; undefined while unknown. */
  stockOf: (name: string) => string | undefined;
  /** The sentence about a missing field, set after an attempt to save. */
  problem: ReturnType<typeof snackProblem>;
  /** Findings of the plan checks about this snack. */
  marks: readonly Said[];
  onChange: (row: SnackRow) => void;
  onRemove: () => void;
  snackRef?: Ref<HTMLInputElement>;
}

export function SnackRowEditor({ row, place, stockOf, problem, marks, ...on }: Props) {
  const { onChange, onRemove, snackRef } = on;
  const missing = (field: 'name' | 'quantity') => (problem?.field === field ? problem.text : undefined);
  // A snack of an older plan that is not on the list stays choosable.
  const names = [...new Set([...SNACK_CHOICES, ...(row.name ? [row.name] : [])])];
  const options = names.map((name) => {
    const stock = stockOf(name);
    return { value: name, label: stock ? `${name}, ${stock.toLowerCase()}` : name };
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1.4fr auto' },
        p: 4,
        border: '1px solid var(--line)',
        borderRadius: 1,
        bgcolor: 'var(--white)',
      }}
    >
      <InputField
        label={`Snack ${place}`}
        value={row.name}
        options={[{ value: '', label: '' }, ...options]}
        error={missing('name')}
        onChange={(name) => onChange(withName(row, name))}
        inputRef={snackRef}
      />
      <InputField
        label="Quantity / Notes"
        value={row.quantity}
        error={missing('quantity') ?? oneLine(MAX_LINE)(row.quantity)}
        onChange={(quantity) => onChange({ ...row, quantity })}
        htmlInput={{ 'aria-label': `Quantity / Notes of snack ${place}` }}
      />
      <Button color="error" aria-label={`Remove snack ${place}`} onClick={onRemove} sx={{ minHeight: 56 }}>
        Remove
      </Button>
      {marks.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FindingSentences all={marks} />
        </Box>
      )}
    </Box>
  );
}
