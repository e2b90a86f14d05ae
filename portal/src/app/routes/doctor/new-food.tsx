export { NewFoodScreen as Component } from '../../../features/foods/FoodScreen.tsx';
