import { NUTRIENTS } from '@clinic/contract/care/foods/foods';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import type { OpenFood } from './useFoodForm.ts';

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
} as const;

const words = (value: number | null, unit: string): string =>
  value === null ? 'not known' : `${value.toLocaleString('en-IN', { maximumSignificantDigits: 3 })} ${unit}`;

/** Values per 100 g: typed for an ingredient, computed for a dish. */
export function FoodValues({ open: { form, facts, change, errorOf } }: { open: OpenFood }) {
  if (form.kind === 'dish')
    return (
      <Panel title="In 100 g, by the recipe">
        {facts ? (
          <Box component="dl" sx={{ ...columns, m: 0 }}>
            {NUTRIENTS.map(({ code, label, unit }) => (
              <div key={code}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {words(facts.per100[code], unit)}
                </Box>
              </div>
            ))}
          </Box>
        ) : (
          <Typography>They are reckoned as soon as the recipe is complete.</Typography>
        )}
      </Panel>
    );
  return (
    <Panel title="In 100 g">
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        What is left empty is not known; 0 is none.
      </Typography>
      <Box sx={columns}>
        {NUTRIENTS.map(({ code, label, unit }) => (
          <InputField
            key={code}
            label={`${label} (${unit})`}
            size="small"
            value={form.per100[code]}
            error={errorOf(`per100.${code}`)}
            htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
            onChange={(value) => change({ per100: { ...form.per100, [code]: value } })}
          />
        ))}
      </Box>
    </Panel>
  );
}
