import type { Food } from '@clinic/contract/care/foods/foods';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { foodsQuery, type Foods } from './api.ts';
import { copyOf, emptyFood, formOf, type FoodForm } from './food-form.ts';
import { foodPage, kindWords } from './food-words.ts';
import { FoodEditor } from './FoodEditor.tsx';

const NOT_LOADED = 'The foods could not be loaded.';
const NEW = '/doctor/foods/new';

/** The page of a stored food. */
export function FoodScreen({ id }: { id: string }) {
  const query = useQuery(foodsQuery);
  return (
    <QueryView query={query} errorText={(failure) => failureText(failure, NOT_LOADED)}>
      {(foods) => {
        const food = foods.foods.find((one) => one.id === id);
        return food ? (
          <Opened key={food.id} food={food} foods={foods} />
        ) : (
          <EmptyState
            text="This food is not there."
            action={
              <Button component={Link} to="/doctor/foods">
                All foods
              </Button>
            }
          />
        );
      }}
    </QueryView>
  );
}

function Opened({ food, foods }: { food: Food; foods: Foods }) {
  return (
    <>
      <PageHeader
        title={food.names.en}
        context={kindWords(food)}
        action={
          <>
            <Button component={Link} to="/doctor/foods">
              All foods
            </Button>
            <Button variant="outlined" component={Link} to={`${NEW}?copy=${food.id}`}>
              Copy
            </Button>
          </>
        }
      />
      <FoodEditor
        record={food.id}
        food={food}
        foods={foods}
        start={formOf(food, (key) => foods.byKey.get(key))}
        onSaved={() => undefined}
      />
    </>
  );
}

/** The page of a new food: empty, with a name from a plan (`?name=`), or a copy of another (`?copy=`). */
export function NewFoodScreen() {
  const [address] = useSearchParams();
  const query = useQuery(foodsQuery);
  const navigate = useNavigate();
  const startOf = ({ foods, byKey }: Foods): FoodForm => {
    const copied = foods.find(({ id }) => id === address.get('copy'));
    return copied ? copyOf(copied, (key) => byKey.get(key)) : emptyFood(address.get('name') ?? '');
  };
  return (
    <>
      <PageHeader
        title="New food"
        action={
          <Button component={Link} to="/doctor/foods">
            All foods
          </Button>
        }
      />
      <QueryView query={query} errorText={(failure) => failureText(failure, NOT_LOADED)}>
        {(foods) => (
          <FoodEditor
            key={address.toString()}
            record={`new?${address.toString()}`}
            food={undefined}
            foods={foods}
            start={startOf(foods)}
            onSaved={(food) => void navigate(foodPage(food), { replace: true })}
          />
        )}
      </QueryView>
    </>
  );
}
