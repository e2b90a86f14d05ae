import type { DaysMeal } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { eatenOf } from '@clinic/contract/care/diet-plans/plates';
import { itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { PlanFood } from '@clinic/contract/care/foods/food-calls';
import { foodOf } from '@clinic/contract/care/foods/food-of-plan';
import { portionOf } from '@clinic/contract/care/foods/portion';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { unitIn } from '@clinic/contract/care/plans/unit-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { QueryView } from '../../components/QueryView.tsx';
import { planFoodsQuery } from './plan-foods.ts';

interface Props {
  meals: readonly DaysMeal[];
  language: PlanLanguage;
}

/** Shows what goes into today's dishes, for the portions of the plan, and how they are made. */
export default function Recipes({ meals, language }: Props) {
  const { id } = useAccount();
  const foods = useQuery(planFoodsQuery(id));
  return (
    <QueryView query={foods} errorText={() => 'The recipes could not be loaded.'}>
      {(known) => {
        const named = (food: PlanFood) => food.names[language] || food.names.en;
        const dishes = meals.flatMap(({ choices }) =>
          choices.flatMap(eatenOf).flatMap((item) => {
            const food = foodOf(known, item);
            return food && food.recipe.length > 0 ? [{ item, food, portion: portionOf(item, food) }] : [];
          }),
        );
        if (dishes.length === 0) return <Typography>No recipe is known of today’s foods.</Typography>;
        return dishes.map(({ item, food, portion }, place) => (
          <Box component="section" key={`${food.key}-${place}`} sx={{ mt: 3, overflowWrap: 'anywhere' }}>
            <Typography component="h3" variant="h4">
              {itemText(
                item,
                () => named(food),
                (unit) => unitIn(unit, language),
              )}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {portion.grams === null ? 'For the whole recipe:' : `For about ${portion.grams} g:`}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {portion.parts.map(({ food: key, grams }) => {
                const part = known.find((one) => one.key === key);
                return <li key={key}>{`${part ? named(part) : key}, ${grams} g`}</li>;
              })}
            </Box>
            {food.method && <Typography sx={{ whiteSpace: 'pre-line' }}>{food.method}</Typography>}
          </Box>
        ));
      }}
    </QueryView>
  );
}
