import type { CallShapes } from '@clinic/contract/all-calls';

type Bodies = {
  [Table in keyof CallShapes]?: {
    [Name in keyof CallShapes[Table]]?: CallShapes[Table][Name] extends { body: infer Body } ? Body : never;
  };
};

const CLIENT = '6a0f1c2e9b1d4e0012a4c001';
const DOCTOR = '6a0f1c2e9b1d4e0012a4d001';
const ASSISTANT = '6a0f1c2e9b1d4e0012a4a001';
const ITEM = '6a0f1c2e9b1d4e0012a4f001';
const READ_AT = '2026-01-05T10:00:00.000Z';
const credentials = { email: 'asha@example.com', password: 'a-good-password' };
const herb = { name: 'Triphala churna', price: 180, countInStock: 40, category: 'Herb' } as const;
const invoice = {
  invoiceNumber: 'INV-1001',
  date: '2026-01-05',
  client: CLIENT,
  items: [{ id: ITEM, quantity: 2, price: 180 }],
  tax_Percent: 5,
  discount_Percent: 0,
  paymentMode: 'Cash',
} as const;

export const EXAMPLES: Bodies = {
  clientCalls: {
    register: { ...credentials, name: 'Asha Rao', phone: '9876543210' },
    logIn: credentials,
    chooseLanguage: { language: 'gu' },
    chooseLanguageOf: { language: 'hi' },
  },
  staffCalls: { adminLogIn: credentials, doctorLogIn: credentials, assistantLogIn: credentials },
  appointmentCalls: {
    create: {
      doctor: DOCTOR,
      client: CLIENT,
      assistant: ASSISTANT,
      appointmentType: 'Online',
      date: '2026-01-12',
      time: '10:30',
      clientNotes: 'Mornings are best.',
    },
    update: { status: 'confirmed', confirmedDate: '2026-01-12', confirmedTime: '10:30' },
    reschedule: { date: '2026-01-13', time: '11:00' },
    outcome: { outcome: 'arrived' },
    past: { client: CLIENT, doctor: DOCTOR, date: '2026-01-05', time: '10:00', outcome: 'completed' },
    series: {
      client: CLIENT,
      doctor: DOCTOR,
      assistant: ASSISTANT,
      first: { date: '2026-01-12', time: '10:30' },
      every: { weeks: 1 },
      times: 12,
      leaveOut: ['2026-01-26'],
      dryRun: true,
    },
    walkIn: { client: CLIENT, doctor: DOCTOR, appointmentType: 'Cash', duration: 30 },
    keep: { reason: 'Dr Asha Mehta comes in for this visit.' },
    wantEarlier: { wanted: true },
    joinLink: { joinLink: 'https://meet.example/asha-mehta' },
    savePolicy: {
      minNotice: 2,
      maxAdvance: 60,
      changeLimit: 12,
      holdHours: 24,
      buffer: 5,
      step: 15,
      version: 0,
    },
  },
  hoursCalls: {
    saveWeek: {
      validFrom: '2026-01-12',
      ranges: [
        { day: 1, from: '09:00', to: '13:00', modes: ['clinic', 'online'] },
        { day: 1, from: '16:00', to: '20:00', modes: ['online'] },
      ],
    },
    addExtra: { doctor: DOCTOR, date: '2026-01-18', from: '10:00', to: '12:00', modes: ['online'] },
    addTimeOff: {
      doctor: DOCTOR,
      from: { date: '2026-02-02', time: '00:00' },
      to: { date: '2026-02-09', time: '00:00' },
      label: 'Annual leave',
    },
  },
  inventoryCalls: { add: { ...herb, description: '100 g' }, takeStock: { quantity: 2 } },
  inventoryGrid: { update: { ...herb, updatedAt: READ_AT } },
  invoiceCalls: { add: { ...invoice, items: [...invoice.items] } },
  dietPlanCalls: {
    create: {
      program: 'Weight loss',
      totalDays: 7,
      status: 'draft',
      notes: 'Two litres of water a day.',
      weeks: [
        {
          weekNumber: 1,
          title: 'Week 1',
          totalDays: 7,
          mealPlan: [
            {
              mealType: 'Breakfast',
              mealTime: '08:00',
              itemGroups: [[{ name: 'Vegetable poha', quantity: 1, unit: 'bowl', days: 7 }]],
            },
          ],
        },
      ],
    },
  },
  vitaminPlanCalls: {
    save: {
      vitamins: [
        {
          name: 'Vitamin D3',
          quantity: '60,000 IU',
          dosage: { lunch: { count: 1, moment: 'withMeal' } },
          form: 'capsule',
          vehicle: 'milk',
          rhythm: { weekdays: [0] },
          to: '2026-03-31',
        },
      ],
    },
  },
  serverCalls: { save: { updated: true, version: 0 } },
  enquiryCalls: {
    send: {
      name: 'Asha Rao',
      age: 34,
      email: 'asha@example.com',
      phoneNumber: '9876543210',
      location: 'Pune',
      terms: true,
      plan: 'weight-loss',
      message: 'I would like to lose ten kilos.',
    },
    byDesk: {
      name: 'Asha Rao',
      phoneNumber: '9876543210',
      message: 'Would like to come on a Sunday.',
      source: 'A friend',
    },
    saveSources: { sources: ['Google', 'A friend'], asked: true, version: 0 },
  },
};
