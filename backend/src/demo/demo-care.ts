import { addDays } from '@clinic/contract/clinic-calendar';
import { MEAL_TYPES, SNACK_CHOICES, type MealType } from '@clinic/contract/constants';
import type { DietWeek, Meal } from '@clinic/contract/diet-plans';
import type { DosageEntryInput } from '@clinic/contract/dosage-plans';
import { fieldsOf, type FormType } from '@clinic/contract/intake-form-fields';
import { MEAL_SUGGESTIONS } from '@clinic/contract/meal-suggestions';
import { startWeight } from './demo-clients.ts';
import { ITEMS } from './demo-names.ts';
import { makeDosageEntry } from './factories.ts';

const TIMES: Record<MealType, string> = {
  'On Rising': '06:30',
  Breakfast: '08:30',
  'Mid Morning': '11:00',
  Lunch: '13:00',
  'Evening Snacks': '17:00',
  Dinner: '19:45',
};

/** Several days of one dish and the other days of another, or a second way to eat: as doctors write it. */
function meal(mealType: MealType, seed: number, days: number): Meal {
  const choices = MEAL_SUGGESTIONS[mealType];
  const pick = (offset: number, of: number) => {
    const { name, unit, quantity } = choices[(seed + offset) % choices.length] ?? choices[0]!;
    return { days: of, name, unit, quantity };
  };
  const split = 4;
  const main = [pick(0, split), pick(3, days - split)];
  return {
    mealType,
    mealTime: TIMES[mealType],
    itemGroups: seed % 3 === 0 ? [main, [pick(5, days)]] : [main],
  };
}

/** So many weeks of six meals a day. */
export const demoWeeks = (count: number, seed: number): DietWeek[] =>
  Array.from({ length: count }, (_, week) => ({
    weekNumber: week + 1,
    title: `Week ${week + 1}`,
    totalDays: 7,
    mealPlan: MEAL_TYPES.map((mealType, index) => meal(mealType, seed + week * 2 + index, 7)),
  }));

export const demoDoses = (category: 'Vitamin' | 'Herb', seed: number): DosageEntryInput[] => {
  const names = ITEMS.filter(([, kind]) => kind === category).map(([name]) => name);
  return [0, 4, 7].map((offset, index) =>
    makeDosageEntry({
      name: names[(seed + offset) % names.length],
      quantity: index === 0 ? '1 tablet' : '½ teaspoon',
      notes: index === 0 ? '' : 'With warm water.',
      dosage:
        index === 0
          ? { morning: { count: 1, timing: 'A' } }
          : { onRising: { count: 1, timing: 'B' }, dinner: { count: 1, timing: 'A' } },
    }),
  );
};

export const demoSnacks = (seed: number) =>
  [0, 3].map((offset) => ({
    name: SNACK_CHOICES[(seed + offset) % SNACK_CHOICES.length] ?? 'Green Tea',
    quantity: offset === 0 ? 'One handful at 5 pm' : 'Twice a week',
  }));

const filled = (formType: FormType, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, values[name] ?? '']));

/** The forms of a client who is in care. */
export const demoForms = (index: number, name: string, email: string, phone: string) => ({
  PersonalDetails: filled('PersonalDetails', {
    name,
    email,
    number: phone,
    dob: `${1965 + ((index * 3) % 35)}-0${1 + (index % 9)}-14`,
    age: String(61 - ((index * 3) % 35)),
    gender: index % 2 === 0 ? 'Female' : 'Male',
    nationality: 'Indian',
    maritalStatus: index % 3 === 0 ? 'Single' : 'Married',
    address: `${12 + index}, Shanti Niketan Society\nPaldi, Ahmedabad 380007`,
    occupation: index % 2 === 0 ? 'Teacher' : 'Accountant',
    concern: 'Weight, and tired in the afternoon.',
  }),
  FamilyHistory: filled('FamilyHistory', {
    father: 'Diabetes type 2',
    mother: 'Hypothyroid',
    grandfather: 'Heart disease',
  }),
  MedicalHistory: filled('MedicalHistory', {
    kco: index % 4 === 0 ? 'Hypothyroid since 2021' : 'None',
    rx: index % 4 === 0 ? 'Thyroxine 50 mcg' : '',
    allergies: index % 5 === 0 ? 'Peanuts' : '',
    sleep: '6 hours, wakes once',
    stress: 'Moderate',
    bp: '124/82',
    pmin: '76',
    nadi: 'Vata-pitta',
    prakuti: 'Pitta-kapha',
  }),
  HealthHabits: filled('HealthHabits', {
    exercise: 'Walks 20 minutes',
    diet: 'Vegetarian',
    meal: '3',
    caffeineType: 'Tea',
    caffeineIntake: '3 cups a day',
  }),
  BodyStatus: filled('BodyStatus', { ...bodyStatus(index, 0), caffeine: '3 cups' }),
  DietaryRecall: filled('DietaryRecall', {
    vegEggNonVeg: 'Veg',
    breakfast: 'Thepla, curd',
    lunch: 'Roti, shaak, dal, rice',
    dinner: 'Khichdi or bhakhri',
    eatingOut: 'Twice a week',
    foodAllergy: index % 6 === 0 ? 'Brinjal' : '',
    waterIntake: '2 litres',
    waist: String(88 + (index % 14)),
    hips: String(101 + (index % 12)),
    body: String(startWeight(index)),
    fat: '33.4',
  }),
});

/** Body composition after so many weeks: two thirds of a kilogram less each week. */
export function bodyStatus(index: number, weeks: number): Record<string, string> {
  const weight = startWeight(index) - weeks * 0.66;
  return {
    weight: `${weight.toFixed(1)} kg`,
    bmi: (weight / 2.62).toFixed(1),
    bodyFat: (34.2 - weeks * 0.4).toFixed(1),
    visceralFat: (11 - weeks * 0.2).toFixed(1),
    bmr: String(1480 - weeks * 4),
    bmrAge: String(46 - Math.floor(weeks / 3)),
    arms: (30.5 - weeks * 0.2).toFixed(1),
    abdomen: (98 - weeks * 0.8).toFixed(1),
  };
}

/** A checkup for each fortnight since the start, the oldest first. */
export const demoCheckups = (startDate: string, today: string) =>
  [14, 28, 42, 56]
    .map((days) => addDays(startDate, days))
    .filter((day) => day <= today)
    .map((day, index) => ({
      at: new Date(`${day}T06:30:00Z`),
      fields: {
        bloodPressure: `${126 - index * 2}/${84 - index}`,
        nfd: index === 0 ? 'Twice' : 'Once',
        motion: index === 0 ? 'Irregular' : 'Regular, once a day',
        energy: ['Low in the afternoon', 'Better', 'Good', 'Very good'][index] ?? 'Good',
        other: index === 2 ? 'Knee pain is gone.' : '',
      },
    }));
