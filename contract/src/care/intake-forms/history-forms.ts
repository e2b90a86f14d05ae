import { line, text, type FormDefinition } from './intake-form-definition.ts';

export const personalDetails = {
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

export const familyHistory = {
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

export const medicalHistory = {
  title: 'Medical History',
  sections: [
    {
      title: 'Conditions and Medicines',
      fields: [
        line('kco', 'K/C/O (known case of)'),
        { ...text('rx', 'Rx (current medicines)'), max: 1000 },
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
