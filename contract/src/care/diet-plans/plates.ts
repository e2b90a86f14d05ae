import { MAX_LINE } from '../../constants.ts';
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
const PLATE_UNIT = 'plate';

/** Tells whether a unit is the piece, which is said by the number alone: "2 Phulka". */
export const isPiece = (unit: string): boolean => /^pieces?$/i.test(unit);

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

/** Says why foods cannot be a plate: fewer than 2, more than 6, or a name of more than 200 characters. */
export function plateProblem(components: readonly PlateComponent[]): string | undefined {
  const { min, max } = PLATE_FOODS;
  if (components.length < min || components.length > max)
    return `Please put ${min} to ${max} foods on a plate.`;
  const { length } = plateName(components);
  return length > MAX_LINE
    ? `The foods of this plate have ${length} characters together; please use at most ${MAX_LINE}.`
    : undefined;
}

/** A plate of foods as an item, without its days. */
export const plateOf = (components: PlateComponent[]): Omit<MealItem, 'days'> => ({
  name: plateName(components),
  unit: PLATE_UNIT,
  quantity: 1,
  components,
});
