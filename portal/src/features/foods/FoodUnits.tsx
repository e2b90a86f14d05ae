import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import type { OpenFood } from './useFoodForm.ts';

/** Fields for the weight of a katori or a piece of the food. */
export function FoodUnits({ open: { form, change, errorOf } }: { open: OpenFood }) {
  const { units } = form;
  const set = (place: number, part: Partial<(typeof units)[number]>) =>
    change({ units: units.map((unit, at) => (at === place ? { ...unit, ...part } : unit)) });
  return (
    <Panel title="Units">
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        What one weighs: without it a piece and a plate are of no weight that is known.
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {units.map(({ name, grams }, place) => (
          // Rows have no id, so their index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={place} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <InputField
              label={`Unit ${place + 1}`}
              size="small"
              value={name}
              error={errorOf(`units.${place}.name`)}
              onChange={(next) => set(place, { name: next })}
            />
            <InputField
              label={`Grams of unit ${place + 1}`}
              size="small"
              value={grams}
              error={errorOf(`units.${place}.grams`)}
              htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
              onChange={(next) => set(place, { grams: next })}
            />
            <Button
              aria-label={`Remove unit ${place + 1}`}
              onClick={() => change({ units: units.filter((_unit, at) => at !== place) })}
            >
              Remove
            </Button>
          </Box>
        ))}
        <Button
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => change({ units: [...units, { name: '', grams: '' }] })}
        >
          Add a unit
        </Button>
      </Box>
    </Panel>
  );
}
