import type { Nutrients } from './foods.ts';

/** 1 kcal is 4.184 kJ by definition. */
export const KJ_OF_KCAL = 4.184;
/** Kilojoules per gram. */
const KJ_OF_GRAM = { protein: 17, fat: 37, carbohydrate: 17 } as const;

type Macros = Partial<Pick<Nutrients, keyof typeof KJ_OF_GRAM>>;

const kilojoules = ({ protein, fat, carbohydrate }: Macros): number =>
  KJ_OF_GRAM.protein * (protein ?? 0) +
  KJ_OF_GRAM.fat * (fat ?? 0) +
  KJ_OF_GRAM.carbohydrate * (carbohydrate ?? 0);

/** Kilocalories of the known ones among protein, fat and carbohydrate. */
export const leastKcal = (macros: Macros): number => kilojoules(macros) / KJ_OF_KCAL;

/** Kilocalories computed from protein, fat and carbohydrate; undefined when one is unknown. */
export const reckonedKcal = (macros: Macros): number | undefined =>
  macros.protein == null || macros.fat == null || macros.carbohydrate == null ? undefined : leastKcal(macros);
