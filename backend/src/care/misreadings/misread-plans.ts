import { foodsIn } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { amountQuestion, gramsOf } from '@clinic/contract/care/foods/item-grams';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { plainText } from '@clinic/contract/care/plan-checks/dose-text';
import type { SnackEntry } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { grouped } from '@clinic/contract/platform/counted';
import { amountWithUnit, type Range } from '@clinic/contract/reading/amounts';
import type { Reading } from '@clinic/contract/reading/reading';
import { strengthsIn } from '@clinic/contract/reading/strengths';
import { compared, numberText, plainNumber } from './compared.ts';
import { formerGrams, formerStrengths } from './former-readers.ts';

interface PlannedItem {
  name: string;
  quantity: number | string;
  unit: string;
  food?: string;
}

function gramsText({ from, to }: Range): string {
  const [least, most] = [from, to].map((grams) => numberText(Number(grams.toFixed(1))));
  return least === most ? `${least} g` : `${least} to ${most} g`;
}

function inItem(where: string, item: PlannedItem, foods: FoodIndex): Misreading[] {
  const { quantity, unit } = item;
  const [food] = foods.foodsNamed(item);
  const [former, now] = [formerGrams(item, food), gramsOf(item, food)];
  const question = amountQuestion(String(quantity), unit);
  const open: Reading<string> = question
    ? { unsure: true, candidates: [question], sentence: question }
    : { none: true };
  return compared(
    { kind: 'quantity', where: `${where}: ${item.name}` },
    {
      text: amountWithUnit(String(quantity)) ? String(quantity) : `${quantity} ${unit}`,
      before: former && gramsText(former),
      now: now ? { value: gramsText(now) } : open,
    },
  );
}

export const inDiet = (where: string, weeks: readonly DietWeek[], foods: FoodIndex): Misreading[] =>
  foodsIn(weeks).flatMap((item) => inItem(where, item, foods));

export const inSnacks = (snacks: readonly SnackEntry[], foods: FoodIndex): Misreading[] =>
  snacks.flatMap((snack) => inItem('Snacks', { ...snack, unit: '' }, foods));

interface Strength {
  unit: 'IU' | 'µg';
  value: number;
  isUnclear: boolean;
}

const isInMilligrams = ({ unit, value, isUnclear }: Strength): boolean =>
  !isUnclear && unit === 'µg' && value >= 1000;

/** Writes a strength in one unit, so that "0,400 mg" shows as 400 mg before and 0.4 mg now. */
function strengthText({ unit, value, isUnclear }: Strength, isMg: boolean): string {
  if (isUnclear) return 'unclear';
  const isLarge = unit === 'µg' && isMg;
  return `${grouped(plainNumber(isLarge ? value / 1000 : value))} ${isLarge ? 'mg' : unit}`;
}

/** Undefined where no strength is certain. */
const strengthsText = (strengths: readonly Strength[], isMg: boolean): string | undefined =>
  strengths.every(({ isUnclear }) => isUnclear)
    ? undefined
    : strengths.map((one) => strengthText(one, isMg)).join(', ');

function inDose(where: string, text: string): Misreading[] {
  const plain = plainText(text);
  const [former, today] = [formerStrengths(plain), strengthsIn(plain)];
  const isMg = [...former, ...today].some(isInMilligrams);
  const now = strengthsText(today, isMg);
  return compared(
    { kind: 'dose', where },
    {
      text,
      before: strengthsText(former, isMg),
      now: now === undefined ? { none: true } : { value: now },
    },
  );
}

/** Reads the strengths in the name of a dose and in its quantity. */
export const inDoses = (where: string, entries: readonly DosageEntry[]): Misreading[] =>
  entries.flatMap(({ name, quantity }) => [...inDose(where, name), ...inDose(`${where}: ${name}`, quantity)]);
