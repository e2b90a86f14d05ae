import { line, number, text, type FormDefinition } from './intake-form-definition.ts';

export const healthHabits = {
  title: 'Health Habits',
  sections: [
    {
      title: 'Daily Habits',
      fields: [
        line('exercise', 'Exercise'),
        line('diet', 'Diet'),
        line('meal', 'Meals per Day'),
        line('saltIntake', 'Salt Intake'),
        line('fatIntake', 'Fat Intake'),
      ],
    },
    {
      title: 'Stimulants',
      fields: [
        line('caffeineType', 'Type of Caffeine'),
        line('caffeineIntake', 'Caffeine Intake'),
        line('alcohol', 'Alcohol'),
        line('tobacco', 'Tobacco'),
      ],
    },
    { title: 'Notes', fields: [text('healthHabits', 'Health Habits Notes')] },
  ],
} as const satisfies FormDefinition;

export const bodyStatus = {
  title: 'Current Body Status',
  hint: 'Conditions marked with an asterisk (*) are documented for final results.',
  sections: [
    {
      title: 'Body Composition',
      fields: [
        line('weight', 'Weight (kg) *'),
        line('bmi', 'BMI *'),
        line('bodyFat', 'Body Fat (%) *'),
        line('visceralFat', 'Visceral Fat *'),
        line('bmr', 'BMR (kcal) *'),
        line('bmrAge', 'Body Age (BMR Age) *'),
        line('caffeine', 'Caffeine'),
      ],
    },
    {
      title: 'Subcutaneous Fat',
      fields: [
        line('sfat', 'S. Fat (%) *'),
        line('wholeBody', 'Whole Body *'),
        line('arms', 'Arms *'),
        line('abdomen', 'Abdomen *'),
        line('uBody', 'Upper Body *'),
        line('lBody', 'Lower Body *'),
      ],
    },
  ],
} as const satisfies FormDefinition;

export const dietaryRecall = {
  title: 'Dietary Recall',
  sections: [
    {
      title: 'A Usual Day',
      fields: [
        line('vegEggNonVeg', 'Veg / Egg / Non-veg'),
        line('earlyMorning', 'Early Morning'),
        line('breakfast', 'Breakfast'),
        line('midMorning', 'Mid Morning'),
        line('lunch', 'Lunch'),
        line('evening', 'Evening'),
        line('dinner', 'Dinner'),
      ],
    },
    {
      title: 'Food Habits',
      fields: [
        line('sweet', 'Sweets'),
        line('eatingOut', 'Eating Out'),
        line('fried', 'Fried Food'),
        line('nonVeg', 'Non-veg'),
        line('aeratedDrink', 'Aerated Drinks'),
        line('rice', 'Rice'),
        line('foodAllergy', 'Food Allergy'),
        line('fasting', 'Fasting'),
        line('fruit', 'Fruit'),
        line('fruitJuice', 'Fruit Juice'),
        line('waterIntake', 'Water Intake'),
      ],
    },
    {
      title: 'Measurements',
      fields: [
        { name: 'date', label: 'Date', kind: 'date' },
        number('waist', 'Waist', 'cm'),
        number('uAbdo', 'Upper Abdomen', 'cm'),
        number('lAbdo', 'Lower Abdomen', 'cm'),
        number('hips', 'Hips', 'cm'),
        number('uArm', 'Upper Arm', 'cm'),
        number('body', 'Body Weight', 'kg'),
        number('fat', 'Fat', '%'),
        number('inchLoss', 'Inch Loss', 'in'),
      ],
    },
  ],
} as const satisfies FormDefinition;
