import type { AyurvedaOfFood, Sureness } from '@clinic/contract/care/foods/foods';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import { twoColumns } from './FoodNames.tsx';
import { SURE_OPTIONS } from './food-words.ts';
import type { OpenFood } from './useFoodForm.ts';

const AYURVEDA: readonly { code: keyof AyurvedaOfFood; label: string }[] = [
  { code: 'rasa', label: 'Rasa' },
  { code: 'virya', label: 'Virya' },
  { code: 'vipaka', label: 'Vipaka' },
  { code: 'vata', label: 'Vata' },
  { code: 'pitta', label: 'Pitta' },
  { code: 'kapha', label: 'Kapha' },
];

/** Fields for the values' source and certainty, the preparation, and qualities in Ayurveda. */
export function FoodSource({ open: { form, change, errorOf } }: { open: OpenFood }) {
  const { source, ayurveda } = form;
  return (
    <>
      <Panel title="Source">
        <Box sx={twoColumns}>
          <InputField
            label="Where the values are from"
            value={source.of}
            error={errorOf('source.of')}
            onChange={(of) => change({ source: { ...source, of } })}
          />
          <InputField
            label="Number or place there"
            value={source.ref}
            error={errorOf('source.ref')}
            onChange={(ref) => change({ source: { ...source, ref } })}
          />
          <InputField
            label="How sure they are"
            options={SURE_OPTIONS}
            value={source.sure}
            onChange={(sure) => change({ source: { ...source, sure: sure as Sureness } })}
          />
          <InputField
            label="How it is made"
            rows={2}
            value={form.method}
            error={errorOf('method')}
            onChange={(method) => change({ method })}
            sx={{ gridColumn: '1 / -1' }}
          />
        </Box>
      </Panel>
      <Panel title="By Ayurveda">
        <Box sx={twoColumns}>
          {AYURVEDA.map(({ code, label }) => (
            <InputField
              key={code}
              label={label}
              size="small"
              value={ayurveda[code]}
              error={errorOf(`ayurveda.${code}`)}
              onChange={(words) => change({ ayurveda: { ...ayurveda, [code]: words } })}
            />
          ))}
        </Box>
      </Panel>
    </>
  );
}
