import type { FoodTags as Tags } from '@clinic/contract/care/foods/food-tags';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import { ChipChoices } from './ChipChoices.tsx';
import { AVOIDED_CHOICES, CONTENT_CHOICES, DIET_OPTIONS, HERB_CHOICES, TRAIT_CHOICES } from './food-words.ts';
import type { OpenFood } from './useFoodForm.ts';

const LISTS = [
  { list: 'contains', label: 'Contains', choices: CONTENT_CHOICES },
  {
    list: 'mayContain',
    label: 'May contain',
    hint: 'What packs say, and what differs from kitchen to kitchen.',
    choices: CONTENT_CHOICES,
  },
  { list: 'avoid', label: 'What some diets leave out', choices: AVOIDED_CHOICES },
  { list: 'traits', label: 'What matters to some illnesses and medicines', choices: TRAIT_CHOICES },
  {
    list: 'herbs',
    label: 'Works like a dose of',
    hint: 'Of a juice or kadha, not of a spice in a dish.',
    choices: HERB_CHOICES,
  },
] as const;

/** Fields for contents, diet and traits, which are checked against a client's precautions. */
export function FoodTags({ open: { form, facts, change, errorOf } }: { open: OpenFood }) {
  const { tags } = form;
  const set = (part: Partial<Record<keyof Tags, string | string[]>>) =>
    change({ tags: { ...tags, ...part } as Tags });
  const diets = facts
    ? DIET_OPTIONS.slice(DIET_OPTIONS.findIndex(({ value }) => value === facts.diet))
    : DIET_OPTIONS;
  const diet = diets.find(({ value }) => value === tags.diet)?.value ?? diets[0]?.value ?? tags.diet;
  return (
    <Panel title="Contents">
      <Box sx={{ display: 'grid', gap: 5 }}>
        <InputField
          label="Diet"
          options={diets}
          value={diet}
          helperText={facts && 'By the recipe, or a stricter one.'}
          error={errorOf('contains')}
          onChange={(next) => set({ diet: next })}
        />
        {LISTS.map(({ list, label, choices, ...more }) => (
          <ChipChoices
            key={list}
            label={label}
            choices={choices}
            chosen={tags[list]}
            fixed={facts?.[list]}
            onChange={(chosen) => set({ [list]: chosen })}
            {...more}
          />
        ))}
      </Box>
    </Panel>
  );
}
