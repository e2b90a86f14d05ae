export { FoodsScreen as Component } from '../../../features/foods/FoodsScreen.tsx';
