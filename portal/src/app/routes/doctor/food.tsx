import { useParams } from 'react-router';
import { FoodScreen } from '../../../features/foods/FoodScreen.tsx';

export function Component() {
  const { foodId = '' } = useParams();
  return <FoodScreen key={foodId} id={foodId} />;
}
