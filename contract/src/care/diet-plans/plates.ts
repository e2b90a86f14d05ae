import type { MealItem } from './diet-plans.ts';

/** A food of a plate. */
export interface PlateComponent {
  name: string;
  /** A number above 0, or a short text such as "½" (at most 20 characters). */
  quantity: number | string;
  /** For example "piece", "bowl", "g". */
  unit: string;
  /** Id of a food of the catalogue; absent: any food with this name. */
  food?: string;
}

/** Numbers of foods that a plate may have. */
export const PLATE_FOODS = { min: 2, max: 6 } as const;
/** A plate's own unit; its quantity is 1. */
export const PLATE_UNIT = 'plate';

const isPiece = (unit: string): boolean => /^pieces?$/i.test(unit);

const asTyped = (unit: string): string => unit;

/** "2 Phulka & Bhindi Sabzi, 1 bowl": a plate in words. `nameOf` and `unitOf` say it in another language. */
export const plateName = (
  components: readonly PlateComponent[],
  nameOf: (component: PlateComponent) => string = ({ name }) => name,
  unitOf = asTyped,
): string =>
  components
    .map((component) => {
      const { quantity, unit } = component;
      const name = nameOf(component);
      return isPiece(unit) ? `${quantity} ${name}` : `${name}, ${quantity} ${unitOf(unit)}`;
    })
    .join(' & ');

/** The foods that an item means: those of a plate, or the item itself. */
export const eatenOf = (
  item: Pick<MealItem, 'name' | 'quantity' | 'unit' | 'food' | 'components'>,
): readonly PlateComponent[] => item.components ?? [item];
