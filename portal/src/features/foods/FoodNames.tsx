import type { FoodKind } from '@clinic/contract/care/foods/foods';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import { KIND_OPTIONS } from './food-words.ts';
import type { OpenFood } from './useFoodForm.ts';

export const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SCRIPTS = [
  { script: 'en', label: 'Name in English' },
  { script: 'gu', label: 'Name in Gujarati' },
  { script: 'hi', label: 'Name in Hindi' },
] as const;

/** Fields for the food's names in any script, and for its kind. */
export function FoodNames({ open: { form, change, errorOf } }: { open: OpenFood }) {
  const alias = Object.keys(form.aliases.split(',')).map((place) => errorOf(`aliases.${place}`));
  return (
    <Panel title="Names">
      <Box sx={twoColumns}>
        {SCRIPTS.map(({ script, label }) => (
          <InputField
            key={script}
            label={label}
            required={script === 'en'}
            value={form.names[script]}
            error={errorOf(`names.${script}`) ?? (script === 'en' ? errorOf('names') : undefined)}
            onChange={(name) => change({ names: { ...form.names, [script]: name } })}
          />
        ))}
        <InputField
          label="Kind"
          options={KIND_OPTIONS}
          value={form.kind}
          onChange={(kind) => change({ kind: kind as FoodKind })}
        />
        <InputField
          label="Other names"
          helperText="As plans write them, with commas between them. A name belongs to one food."
          value={form.aliases}
          error={errorOf('aliases') ?? alias.find(Boolean)}
          onChange={(aliases) => change({ aliases })}
          sx={{ gridColumn: '1 / -1' }}
        />
      </Box>
    </Panel>
  );
}
