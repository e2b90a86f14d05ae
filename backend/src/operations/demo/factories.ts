import { randomInt } from 'node:crypto';
import type { EnquiryInput } from '@clinic/contract/clients/enquiries';
import type { DietPlanInput, DietWeek, Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import type { SaveFood } from '@clinic/contract/care/foods/food-calls';
import { emptyFood, NO_VALUES } from '@clinic/contract/care/foods/empty-food';
import type { Nutrients } from '@clinic/contract/care/foods/foods';
import type { DosageEntryInput } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { AddPlanTemplate } from '@clinic/contract/care/plan-templates/plan-templates';
import type { InventoryItemInput } from '@clinic/contract/billing/inventory';
import type { TaxClassInput } from '@clinic/contract/billing/tax-classes';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { ClientProgram } from '@clinic/contract/people';

/** Builders of believable values for tests and the demo clinic; nothing is stored. */

interface PersonFields {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let made = 0;

/** Makes a person with an account; e-mail and phone are new each time. */
export function makePerson(over: Partial<PersonFields> = {}): PersonFields {
  made += 1;
  const serial = `${made}${randomInt(1_000_000)}`;
  return {
    name: `Asha Patel ${made}`,
    email: `asha.${serial}@example.in`,
    phone: `98${serial.padStart(8, '0').slice(-8)}`,
    password: 'secret-1',
    ...over,
  };
}

/** An item of the inventory; its name is new each time. */
export function makeItem(over: Partial<InventoryItemInput> = {}): InventoryItemInput {
  made += 1;
  return {
    name: `Ashwagandha Churna ${made}-${randomInt(1_000_000)}`,
    description: 'With warm milk, at night.',
    price: 249.5,
    countInStock: 40,
    category: 'Herb',
    ...over,
  };
}

/** Makes a tax class that lacks nothing but the signature. */
export const makeTaxClass = (over: Partial<TaxClassInput> = {}): TaxClassInput => ({
  name: 'Ayurvedic medicaments',
  supply: 'goods',
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rates: [{ from: '2025-09-22', percent: 5 }],
  ...over,
});

/** Makes an ingredient of which only the given fields are known; its name is new each time. */
export function makeFood(
  over: Partial<Omit<SaveFood, 'per100'>> & { per100?: Partial<Nutrients> } = {},
): SaveFood {
  made += 1;
  return {
    ...emptyFood(`Moringa leaf ${made}-${randomInt(1_000_000)}`),
    units: [{ name: 'bowl', grams: 40 }],
    because: '',
    ...over,
    per100: { ...NO_VALUES, ...over.per100 },
  };
}

/** A visitor's message of the booking form. */
export function makeEnquiry(over: Partial<EnquiryInput> = {}) {
  const { name, email, phone } = makePerson();
  return { name, age: 34, email, phoneNumber: phone, location: 'Ahmedabad', terms: true, ...over };
}

/** Ten weeks of weight loss. */
export function makeProgram(over: Partial<ClientProgram> = {}): ClientProgram {
  const duration = over.duration ?? 10;
  return { name: 'Weight Loss', duration, durationInDays: duration * 7, startDate: '2026-01-05', ...over };
}

/** A breakfast of two alternatives: one dish on all days, or one on three days and another on the others. */
export function makeMeal(over: Partial<Meal> = {}, days = 7): Meal {
  return {
    mealType: 'Breakfast',
    mealTime: '08:30',
    itemGroups: [
      [{ days, name: 'Daliya Upma', unit: 'bowl', quantity: 1 }],
      [
        { days: 3, name: 'Moong Chilla', unit: 'piece', quantity: 2 },
        { days: days - 3, name: 'Poha', unit: 'katori', quantity: '½ katori' },
      ],
    ],
    ...over,
  };
}

export function makeDietWeek(over: Partial<DietWeek> = {}): DietWeek {
  const totalDays = over.totalDays ?? 7;
  return { weekNumber: 1, title: 'Week 1', totalDays, mealPlan: [makeMeal({}, totalDays)], ...over };
}

/** A published plan of the given weeks, one by default. */
export function makeDietPlan(over: Partial<DietPlanInput> = {}): DietPlanInput {
  const weeks = over.weeks ?? [makeDietWeek()];
  return {
    program: 'Weight Loss',
    totalDays: weeks.length * 7,
    weeks,
    status: 'published',
    notes: '',
    ...over,
  };
}

/** A meal for the clinic's library. */
export function makePlanTemplate(over: Partial<AddPlanTemplate> = {}): AddPlanTemplate {
  return {
    kind: 'meal',
    title: 'Light breakfast',
    tags: ['light', 'vegetarian'],
    owner: 'doctor',
    body: { weeks: [makeDietWeek()] },
    ...over,
  };
}

/** One tablet in the morning and two after dinner. */
export function makeDosageEntry(over: Partial<DosageEntryInput> = {}): DosageEntryInput {
  return {
    name: 'Vitamin D3',
    quantity: '60,000 IU',
    notes: 'With milk.',
    dosage: { morning: { count: 1, timing: 'B' }, dinner: { count: 2, timing: 'A' } },
    ...over,
  };
}

/** An invoice for a client over items of the inventory, one piece each; its number is new each time. */
export function makeInvoice(
  client: string,
  items: string[],
  over: Partial<CreateInvoice> = {},
): CreateInvoice {
  made += 1;
  return {
    invoiceNumber: `T-${randomInt(1_000_000)}-${made}`,
    date: '2026-03-02',
    client,
    items: items.map((id) => ({ id, quantity: 1, price: 249.5 })),
    paymentMode: 'Cash',
    ...over,
  };
}
