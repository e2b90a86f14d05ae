import { addDays } from '@clinic/contract/clinic-calendar';
import type { TakenMeasure } from '@clinic/contract/care/checkups/checkups';
import { fieldsOf, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { one } from './demo-names.ts';
import { bmiOf, demoPerson } from './demo-people.ts';
import { weightAfter } from './demo-weights.ts';

const filled = (formType: FormType, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, values[name] ?? '']));

/** Forms of a client in care; `today`: the clinic's day. */
export function demoForms(
  index: number,
  { name, email = '', phone }: { name: string; email?: string; phone: string },
  today: string,
) {
  const person = demoPerson(index);
  return {
    PersonalDetails: filled('PersonalDetails', {
      name,
      email,
      number: phone,
      dob: addDays(today, -Math.round(person.age * 365.25) - 20 - index * 5),
      age: String(person.age),
      gender: person.gender,
      nationality: 'Indian',
      maritalStatus: index % 3 === 0 ? 'Single' : 'Married',
      address: `${12 + index}, Shanti Niketan Society\nPaldi, Ahmedabad 380007`,
      occupation: one(index, 'Teacher', 'Accountant', 'Bank officer', 'Software engineer', 'Shop owner'),
      concern: person.concern,
    }),
    FamilyHistory: filled('FamilyHistory', {
      father: one(index, 'Diabetes type 2', 'High blood pressure', 'Healthy'),
      mother: one(index, 'Hypothyroid', 'Diabetes type 2', 'Arthritis', 'Healthy'),
      grandfather: one(index, 'Heart disease', '', 'Stroke at 70'),
    }),
    MedicalHistory: filled('MedicalHistory', {
      kco: person.hypothyroid ? 'Hypothyroid for five years' : 'None',
      rx: person.hypothyroid ? 'Thyroxine 50 mcg' : '',
      allergies: index % 5 === 0 ? 'Penicillin' : '',
      sleep: one(index, '6 hours, wakes once', '7 hours, sound', '5 hours, late to bed'),
      stress: one(index, 'Moderate', 'High at month end', 'Low'),
      bp: '124/82',
      pmin: '76',
      nadi: 'Vata-pitta',
      prakuti: 'Pitta-kapha',
    }),
    HealthHabits: filled('HealthHabits', {
      exercise: one(index, 'Walks 20 minutes', 'Yoga twice a week', 'None'),
      diet: 'Vegetarian',
      meal: '3',
      caffeineType: 'Tea',
      caffeineIntake: '3 cups a day',
    }),
    BodyStatus: filled('BodyStatus', { ...bodyStatus(index, 0), caffeine: '3 cups' }),
    DietaryRecall: filled('DietaryRecall', {
      vegEggNonVeg: 'Veg',
      breakfast: one(index, 'Thepla, curd', 'Poha, tea', 'Idli, sambar', 'Bread, butter, tea'),
      lunch: one(index, 'Roti, shaak, dal, rice', 'Rice, sambar, vegetable', 'Office canteen thali'),
      dinner: one(index, 'Khichdi or bhakhri', 'Roti, paneer', 'Dal, rice, papad'),
      eatingOut: 'Twice a week',
      foodAllergy: person.foodAllergy,
      waterIntake: '2 litres',
      waist: String(88 + (index % 14)),
      hips: String(101 + (index % 12)),
      body: String(person.weight),
      fat: '33.4',
    }),
  };
}

/** Body composition after a number of weeks. */
export function bodyStatus(index: number, weeks: number): Record<string, string> {
  const weight = weightAfter(index, weeks);
  return {
    weight: `${weight.toFixed(1)} kg`,
    bmi: bmiOf(weight).toFixed(1),
    bodyFat: (34.2 - weeks * 0.4).toFixed(1),
    visceralFat: (11 - weeks * 0.2).toFixed(1),
    bmr: String(1480 - weeks * 4),
    bmrAge: String(46 - Math.floor(weeks / 3)),
    arms: (30.5 - weeks * 0.2).toFixed(1),
    abdomen: (98 - weeks * 0.8).toFixed(1),
  };
}

/** Laboratory values before and after six weeks, with the report's ranges. */
const LABS: readonly (readonly [kind: MeasurementKind, before: number, after: number, range: string])[] = [
  ['glucoseFasting', 108, 97, '70-100'],
  ['hba1c', 6.1, 5.7, '4.0-5.6'],
  ['ldl', 138, 118, '< 100'],
  ['hdl', 44, 49, '> 40'],
  ['triglycerides', 186, 148, '< 150'],
  ['tsh', 2.8, 2.6, '0.4-4.0'],
  ['vitaminD', 18, 31, '30-100'],
];
const EVERY_THIRD = 3;

/** Laboratory values for the first and third checkup of every third client. */
const demoLabs = (index: number, checkup: number): TakenMeasure[] =>
  index % EVERY_THIRD === 0 && checkup % 2 === 0
    ? LABS.map(([kind, before, after, range]) => {
        return { kind, value: checkup === 0 ? before : after, diastolic: null, range };
      })
    : [];

/** A checkup for each fortnight since the start, the oldest first. */
export const demoCheckups = (client: number, startDate: string, today: string) =>
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
      measures: [
        { kind: 'bloodPressure' as const, value: 126 - index * 2, diastolic: 84 - index },
        ...demoLabs(client, index),
      ],
      reportDay: demoLabs(client, index).length > 0 ? addDays(day, -2) : null,
    }));

/** The doctor's notes at checkups, which only doctors read. */
export const DEMO_NOTES = [
  'Agreed: a walk of twenty minutes after dinner, no tea after five.',
  'Skips the mid-morning meal at work; takes roasted chana along from now on.',
  'Sleeps better. Agreed: Sunday lunch as planned, one sweet in the week.',
  'Keeps to the plan. Next time: how to go on after the program.',
] as const;

/** Tells which demo clients the doctor would see again before long. */
export const isWished = (index: number): boolean => index % 8 === 4;
