import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { one } from './demo-names.ts';

/** Traits of a demo client, from which the client's forms, programs and plans are made. */
export interface DemoPerson {
  gender: 'Female' | 'Male';
  /** Years. */
  age: number;
  /** Kilograms at the start of the first program. */
  weight: number;
  concern: string;
  hypothyroid: boolean;
  /** A dish that the client is allergic to; empty without an allergy. */
  foodAllergy: string;
}

/** Each reason why demo clients come has the offerings of the clinic that answer it. */
const CONCERNS: readonly [words: string, offerings: readonly string[]][] = [
  ['Weight, and tired in the afternoon.', ['weight-loss', 'lifestyle-modification']],
  ['Acidity after dinner, and poor sleep.', ['detox', 'soul-care']],
  ['Weight, and knee pain on stairs.', ['fat-loss', '5-in-1-body-care']],
  ['Sugar is at the border in the last report.', ['diabetic']],
];
/** This demo client came to put on weight. */
export const THIN = 38;
const OF_THIN = ['Too thin, and tired since a long illness.', ['lifestyle-modification']] as const;
const concernOf = (index: number) => (index === THIN ? OF_THIN : CONCERNS[index % CONCERNS.length]!);

export const demoPerson = (index: number): DemoPerson => ({
  gender: index % 2 === 0 ? 'Female' : 'Male',
  age: 26 + ((index * 11 + 17) % 36),
  weight: index === THIN ? 49 : 62 + ((index * 7) % 38),
  concern: concernOf(index)[0],
  hypothyroid: index % 8 === 0,
  foodAllergy: index % 6 === 0 ? 'Brinjal' : '',
});

/** All demo clients are of one height: 162 cm. */
export const bmiOf = (weight: number): number => weight / 2.62;

const nameOf = (id: string): string => OFFERINGS.find((offering) => offering.id === id)!.name;

/** The program that suits this client now. */
export function programFor(index: number): string {
  const { gender, age, hypothyroid } = demoPerson(index);
  if (hypothyroid) return nameOf('thyroid');
  const [concern, offerings] = concernOf(index);
  if (gender === 'Female' && age >= 45 && age <= 58 && concern.startsWith('Weight'))
    return nameOf('menopause');
  return nameOf(one(Math.floor(index / CONCERNS.length), ...offerings));
}

/** Returns the first program of clients who are in a later one, or in none any more: all of them lost weight in it. */
export const firstProgramFor = (index: number): string => nameOf(one(index, 'weight-loss', 'fat-loss'));

const SWEET =
  /honey|raisins|figs|dates|banana|melon|fruit|juice|coconut water|sabudana|murmura|sweet|corn|cookies|bar$|granola|trail mix/i;

/** Tells whether a dish or a snack may stand in this client's plan; all demo clients are vegetarians. */
export function mayEat(index: number, program: string, dish: string): boolean {
  const { foodAllergy } = demoPerson(index);
  if (/\b(egg|fish)\b/i.test(dish)) return false;
  if (foodAllergy && dish.toLowerCase().includes(foodAllergy.toLowerCase())) return false;
  return program !== nameOf('diabetic') || !SWEET.test(dish);
}
