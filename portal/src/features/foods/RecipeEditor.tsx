import type { Food } from '@clinic/contract/care/foods/foods';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import type { Foods } from './api.ts';
import type { OpenFood } from './useFoodForm.ts';

const MOST_FOUND = 6;

function PartFinder({ foods, onFind }: { foods: Foods; onFind: (food: Food) => void }) {
  const [typed, setTyped] = useState('');
  const found = foods.offered.find(typed, MOST_FOUND);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <InputField label="Add to the recipe" type="search" size="small" value={typed} onChange={setTyped} />
      {typed.trim() !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {found.map((food) => (
            <Button
              key={food.id}
              size="small"
              variant="outlined"
              aria-label={`Add ${food.names.en}`}
              onClick={() => {
                onFind(food);
                setTyped('');
              }}
            >
              {food.names.en}
            </Button>
          ))}
          {found.length === 0 && (
            <Typography variant="body2">
              No food is called so. Please add it as a food of its own first.
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Fields for a dish's ingredients, and for its weight after cooking. */
export function RecipeEditor({ open: { form, change, errorOf }, foods }: { open: OpenFood; foods: Foods }) {
  const { recipe } = form;
  const nameOf = (key: string) => foods.byKey.get(key)?.names.en ?? 'A food that is gone';
  const set = (place: number, grams: string) =>
    change({ recipe: recipe.map((part, at) => (at === place ? { ...part, grams } : part)) });
  const problem = errorOf('recipe');
  return (
    <Panel title="Recipe">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {problem && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        )}
        {recipe.map(({ food, grams }, place) => (
          <Box key={food} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
            <Typography
              sx={{ flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0, overflowWrap: 'anywhere', pt: 2 }}
            >
              {nameOf(food)}
            </Typography>
            <InputField
              label={`Grams of ${nameOf(food)}`}
              size="small"
              value={grams}
              error={errorOf(`recipe.${place}.grams`) ?? errorOf(`recipe.${place}.food`)}
              htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
              onChange={(next) => set(place, next)}
              sx={{ flex: 1 }}
            />
            <Button
              aria-label={`Remove ${nameOf(food)}`}
              onClick={() => change({ recipe: recipe.filter((_part, at) => at !== place) })}
            >
              Remove
            </Button>
          </Box>
        ))}
        <PartFinder
          foods={foods}
          onFind={({ key }) => {
            if (!recipe.some(({ food }) => food === key))
              change({ recipe: [...recipe, { food: key, grams: '' }] });
          }}
        />
        <InputField
          label="Grams of the dish when it is done"
          size="small"
          helperText="Empty: as much as goes in. Water that boils away makes it less."
          value={form.yieldGrams}
          error={errorOf('yieldGrams')}
          htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
          onChange={(yieldGrams) => change({ yieldGrams })}
        />
      </Box>
    </Panel>
  );
}
