import { failureText } from '@clinic/ui/session/api-error.ts';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryView } from '../../components/QueryView.tsx';
import { foodsQuery } from './api.ts';
import { DoubtfulFoods } from './DoubtfulFoods.tsx';
import { FoodList } from './FoodList.tsx';

export function FoodsScreen() {
  const foods = useQuery(foodsQuery);
  return (
    <>
      <PageHeader
        title="Foods"
        context="What plans are made of: values of 100 g, and what each contains."
        action={
          <Button variant="contained" component={Link} to="/doctor/foods/new">
            New food
          </Button>
        }
      />
      <DoubtfulFoods />
      <QueryView
        query={foods}
        errorText={(failure) => failureText(failure, 'The foods could not be loaded.')}
        skeleton={<ListSkeleton />}
      >
        {(found) => <FoodList foods={found} />}
      </QueryView>
    </>
  );
}
