/** How a field is entered: `line` and `text` are free text of one or many lines; values stay text on the wire. */
export interface FormField {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'number' | 'date' | 'email' | 'phone' | 'choice';
  /** Of `choice` only. */
  options?: readonly string[];
  /** What the number counts, for example "kg". */
  unit?: string;
}

export interface FormSection {
  title: string;
  fields: readonly FormField[];
}

export interface FormDefinition {
  title: string;
  /** Shown below the title. */
  hint?: string;
  sections: readonly FormSection[];
}

const line = <Name extends string>(name: Name, label: string) => ({ name, label, kind: 'line' }) as const;
const text = <Name extends string>(name: Name, label: string) => ({ name, label, kind: 'text' }) as const;
const number = <Name extends string>(name: Name, label: string, unit: string) =>
  ({ name, label, kind: 'number', unit }) as const;

const personalDetails = {
  title: 'Personal Details',
  sections: [
    {
      title: 'Basic Information',
      fields: [
        line('name', 'Name'),
        { name: 'dob', label: 'Date of Birth', kind: 'date' },
        line('age', 'Age'),
        { name: 'gender', label: 'Gender', kind: 'choice', options: ['Male', 'Female', 'Other'] },
        line('nationality', 'Nationality'),
        {
          name: 'maritalStatus',
          label: 'Marital Status',
          kind: 'choice',
          options: ['Single', 'Married', 'Divorced', 'Widowed'],
        },
      ],
    },
    {
      title: 'Contact Information',
      fields: [
        { name: 'email', label: 'Email', kind: 'email' },
        { name: 'number', label: 'Phone Number', kind: 'phone' },
        text('address', 'Address'),
      ],
    },
    {
      title: 'Professional Information',
      fields: [
        line('occupation', 'Occupation'),
        line('workNature', 'Nature of Work'),
        line('lifestyle', 'Lifestyle'),
      ],
    },
    {
      title: 'Administrative Information',
      fields: [
        text('concern', 'Main Concern'),
        line('reference', 'Reference'),
        line('alternateId', 'Alternate ID'),
        line('tempId', 'Temporary ID'),
      ],
    },
  ],
} as const satisfies FormDefinition;

const familyHistory = {
  title: 'Family History',
  sections: [
    {
      title: 'Parents and Grandparents',
      fields: [
        line('father', 'Father'),
        line('mother', 'Mother'),
        line('grandfather', 'Grandfather'),
        line('grandmother', 'Grandmother'),
      ],
    },
    {
      title: 'Siblings',
      fields: [
        line('siblingf1', 'Sister 1'),
        line('siblingf2', 'Sister 2'),
        line('siblingm1', 'Brother 1'),
        line('siblingm2', 'Brother 2'),
      ],
    },
    {
      title: 'Children',
      fields: [
        line('childrenf1', 'Daughter 1'),
        line('childrenf2', 'Daughter 2'),
        line('childrenm1', 'Son 1'),
        line('childrenm2', 'Son 2'),
      ],
    },
    { title: 'Notes', fields: [text('familyHistory', 'Family History Notes')] },
  ],
} as const satisfies FormDefinition;

const medicalHistory = {
  title: 'Medical History',
  sections: [
    {
      title: 'Conditions and Medicines',
      fields: [
        line('kco', 'K/C/O (known case of)'),
        line('rx', 'Rx (current medicines)'),
        line('dc', 'D/C (discontinued medicines)'),
        line('allergies', 'Allergies'),
        line('surgery', 'Surgery'),
        line('mentalHealth', 'Mental Health'),
      ],
    },
    {
      title: 'General Condition',
      fields: [
        line('skin', 'Skin'),
        line('hairfall', 'Hair Fall'),
        line('stress', 'Stress'),
        line('immunity', 'Immunity'),
        line('sleep', 'Sleep'),
        line('pain', 'Pain'),
        line('bp', 'Blood Pressure'),
        line('pmin', 'Pulse per Minute'),
      ],
    },
    { title: 'Ayurvedic Examination', fields: [line('nadi', 'Nadi'), line('prakuti', 'Prakruti')] },
    {
      title: "Women's Health",
      fields: [
        line('gender', 'Gender'),
        line('menses', 'Menses'),
        line('pms', 'PMS'),
        line('lmp', 'LMP (last menstrual period)'),
      ],
    },
  ],
} as const satisfies FormDefinition;

const healthHabits = {
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

const bodyStatus = {
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

const dietaryRecall = {
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

/** The six intake forms in their order; the DTOs of the server and the form engine of the screens are both made from this. */
export const FORM_DEFINITIONS = {
  PersonalDetails: personalDetails,
  FamilyHistory: familyHistory,
  MedicalHistory: medicalHistory,
  HealthHabits: healthHabits,
  BodyStatus: bodyStatus,
  DietaryRecall: dietaryRecall,
} as const satisfies Record<string, FormDefinition>;

type FieldName<Definition extends FormDefinition> = Definition['sections'][number]['fields'][number]['name'];
type Fields<Definition extends FormDefinition> = Record<FieldName<Definition>, string>;

export type FormType = keyof typeof FORM_DEFINITIONS;
export const FORM_TYPES = Object.keys(FORM_DEFINITIONS) as FormType[];

/** Values of each form: text on the wire, missing ones are empty text. */
export type FormFields = { [Type in FormType]: Fields<(typeof FORM_DEFINITIONS)[Type]> };

/** All fields of one form in their order. */
export const fieldsOf = (formType: FormType): readonly FormField[] =>
  FORM_DEFINITIONS[formType].sections.flatMap((section) => section.fields as readonly FormField[]);
