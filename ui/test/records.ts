import type { CheckIn } from '@clinic/contract/care/check-ins/check-ins';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry, HerbsPlan, VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import type { Version } from '@clinic/contract/care/history/history';
import {
  fieldsOf,
  type FormFields,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ClientAccount, Due, Payment } from '@clinic/contract/billing/payments';
import type { Assistant, Client, ClientSelf, Doctor, StaffName } from '@clinic/contract/people';
import type { Program } from '@clinic/contract/care/programs/programs';
import { NOTICE_VERSION, PRIVACY_PURPOSES } from '@clinic/contract/privacy/privacy-notice';
import type { ClientWishes } from '@clinic/contract/privacy/written-down';

/** Makes complete records as the server answers them; a test names only the fields it is about. */
const stored = (id: string) => ({
  _id: id,
  id,
  createdAt: '2026-01-05T06:00:00.000Z',
  updatedAt: '2026-01-05T06:00:00.000Z',
});

export const clientId = 'c'.repeat(24);

export const aClient = (more: Partial<Client> = {}): Client => ({
  ...stored(more.id ?? clientId),
  name: 'Asha Patel',
  email: 'asha@example.in',
  phone: '9825012345',
  birthday: null,
  proposedBirthday: null,
  status: 'active',
  program: null,
  doctor: null,
  doctorName: null,
  whatsApp: false,
  emailVerified: true,
  pendingEmail: null,
  recordsClosed: null,
  typedAtDesk: false,
  contactDifference: null,
  ...more,
});

export const aSelf = ({ program = null, ...more }: Partial<ClientSelf> = {}): ClientSelf => ({
  ...aClient({ ...more, program }),
  doctorEmail: null,
  asksConsent: false,
  snacksPlan: null,
  vitaminPlan: null,
  ...more,
});

export const aDoctor = (more: Partial<Doctor> = {}): Doctor => ({
  ...stored(more.id ?? 'd1'),
  name: 'Dr Asha Mehta',
  email: 'asha.mehta@example.in',
  phone: '9825054321',
  ownPassword: false,
  pendingEmail: null,
  locked: false,
  ...more,
});

export const anAssistant = (more: Partial<Assistant> = {}): Assistant => ({
  ...aDoctor({ id: 'a1', name: 'Nisha Solanki', email: 'nisha@example.in' }),
  doctor: null,
  ...more,
});

export const staffName = (id: string, name: string): StaffName => ({ _id: id, id, name });

export const anAppointment = (more: Partial<Appointment> = {}): Appointment => ({
  ...stored(more.id ?? 'one'),
  doctor: { id: 'd1', name: 'Dr Asha Mehta' },
  client: { id: clientId, name: 'Asha Patel' },
  assistant: { id: 'a1', name: 'Nisha Solanki' },
  date: '2099-01-05',
  time: '10:00',
  duration: 30,
  appointmentType: 'Cash',
  status: 'requested',
  clientNotes: '',
  assistantNotes: '',
  confirmedDate: null,
  confirmedTime: null,
  start: '2099-01-05T04:30:00.000Z',
  end: '2099-01-05T05:00:00.000Z',
  planType: null,
  changes: [],
  outcome: null,
  outcomeAt: null,
  outcomeMissing: false,
  heldUntil: null,
  askedMove: null,
  joinLink: null,
  hoursReason: '',
  wantsEarlierSince: null,
  version: 1,
  ...more,
});

export const aProgram = (more: Partial<Program> = {}): Program => ({
  ...stored('p'.repeat(24)),
  client: clientId,
  number: 1,
  name: 'Detox',
  duration: 4,
  durationInDays: 28,
  startDate: '2026-01-05',
  endedAt: null,
  reason: null,
  notes: '',
  pre: null,
  post: null,
  ...more,
});

/** All fields of a form, empty unless given. */
export const fieldsOfForm = <Type extends FormType>(formType: Type, filled: Partial<FormFields[Type]> = {}) =>
  ({
    ...Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, ''])),
    ...filled,
  }) as FormFields[Type];

export const aForm = <Type extends FormType>(
  formType: Type,
  filled: Partial<FormFields[Type]> = {},
  more: Partial<IntakeForm<Type>> = {},
): IntakeForm<Type> => ({
  ...stored('f'.repeat(24)),
  client: clientId,
  formType,
  fields: fieldsOfForm(formType, filled),
  status: 'Active',
  createdBy: clientId,
  createdByType: 'Client',
  updatedBy: null,
  updatedByType: null,
  bloodReport: null,
  ...more,
});

export const aVersion = <Body>(body: Body, at: string, version = 1): Version<Body> => ({
  version,
  at,
  by: { id: 'd', name: 'Dr Asha', role: 'doctor' },
  body,
});

/** A weight from the body status, written down on its own day. */
export const aMeasurement = (day: string, value: number, more: Partial<Measurement> = {}): Measurement => ({
  id: `${clientId}:${more.kind ?? 'weight'}:${day}:${more.source ?? 'body-status'}`,
  kind: 'weight',
  unit: 'kg',
  value,
  diastolic: null,
  day,
  source: 'body-status',
  by: { id: 'd', name: 'Dr Asha', role: 'doctor' },
  at: `${day}T06:00:00.000Z`,
  round: 0,
  earlier: [],
  ...more,
});

/** A check-in that the doctor has not read. */
export const aCheckIn = (more: Partial<CheckIn> = {}): CheckIn => ({
  _id: 'e'.repeat(24),
  id: 'e'.repeat(24),
  week: 1,
  dueOn: '2026-01-12',
  version: 1,
  daysFollowed: 5,
  hardestMeal: null,
  hunger: 2,
  energy: 4,
  sleep: 3,
  note: '',
  weight: null,
  sentAt: '2026-01-12T06:00:00.000Z',
  readAt: null,
  answer: null,
  ...more,
});

export const aDietPlan = (more: Partial<DietPlan> = {}): DietPlan => ({
  ...stored(more.id ?? 'p'.repeat(24)),
  client: clientId,
  status: 'published',
  program: 'Weight Loss',
  totalDays: 7 * (more.weeks?.length ?? 0),
  weeks: [],
  notes: '',
  hasPublished: true,
  ...more,
});

export const aDose = (name: string, more: Partial<DosageEntry> = {}): DosageEntry => ({
  id: name,
  name,
  quantity: '500 mg',
  notes: '',
  dosage: { ...emptyDosage(), morning: { count: 2, timing: 'A' } },
  total: 2,
  ...more,
});

export const aVitaminPlan = (...vitamins: DosageEntry[]): VitaminPlan => ({
  ...stored('v'.repeat(24)),
  client: clientId,
  vitamins,
});

export const aHerbsPlan = (...herbs: DosageEntry[]): HerbsPlan => ({
  ...stored('h'.repeat(24)),
  client: clientId,
  herbs,
});

export const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...stored(more.id ?? '1'),
  invoiceNumber: 'INV-2026-0001',
  date: '2026-11-20',
  client: { id: clientId, name: 'Kavita Joshi' },
  clientName: 'Kavita Joshi',
  items: [],
  tax_Percent: 0,
  discount_Percent: 0,
  paymentMode: 'Cash',
  plan: null,
  selectedPlan: '',
  numberOfWeeks: 0,
  pricePerWeek: 0,
  subtotal: 100,
  discount: 0,
  tax: 0,
  total: 100,
  due: 0,
  settled: more.total ?? 100,
  credits: [],
  dueOn: [],
  state: 'paid',
  gst: null,
  ...more,
});

export const aDue = (more: Partial<Due> = {}): Due => ({
  invoice: 'i2',
  invoiceNumber: 'INV-2026-0002',
  client: { id: clientId, name: 'Kavita Joshi' },
  date: '2026-11-01',
  total: 500,
  due: 300,
  dueSince: '2026-11-01',
  overdue: 300,
  days: 25,
  parts: [{ day: '2026-11-01', amount: 300 }],
  ...more,
});

export const anAccount = (more: Partial<ClientAccount> = {}): ClientAccount => ({
  client: { id: clientId, name: 'Kavita Joshi' },
  dues: [],
  credits: [],
  due: 0,
  left: 0,
  payments: [],
  ...more,
});

export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  ...stored(more.id ?? 'p1'),
  direction: 'in',
  kind: 'receipt',
  number: 'RC/26-27/00001',
  client: { id: clientId, name: 'Kavita Joshi' },
  day: '2026-11-20',
  mode: 'UPI',
  amount: 100,
  reference: '',
  by: { id: 'desk', name: 'Ritu Shah' },
  left: 0,
  uses: [],
  source: null,
  reversed: null,
  closing: null,
  ...more,
});

export const aCreditNote = (more: Partial<CreditNote> = {}): CreditNote => ({
  ...stored(more.id ?? 'cn1'),
  number: 'CN/26-27/00001',
  invoice: '1',
  invoiceNumber: 'INV-2026-0001',
  client: { id: clientId, name: 'Kavita Joshi' },
  day: '2026-11-21',
  reason: 'Returned',
  lines: [],
  amount: 100,
  fromDue: 0,
  left: 0,
  withoutGst: false,
  by: { id: 'desk', name: 'Ritu Shah' },
  ...more,
});

export const anEnquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  ...stored(more.id ?? 'e1'),
  name: 'Meera Joshi',
  age: 34,
  email: 'meera@example.in',
  phoneNumber: '9825012345',
  location: 'Surat',
  plan: null,
  message: '',
  state: 'new',
  client: null,
  by: null,
  heardFrom: null,
  callBackAt: null,
  ...more,
});

export const aTaxClass = (more: Partial<TaxClass> = {}): TaxClass => ({
  ...stored(more.id ?? 't1'),
  name: 'Ayurvedic medicaments',
  supply: 'goods',
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rates: [{ from: '2025-09-22', percent: 5 }],
  source: '',
  signed: { at: '2026-01-05T06:00:00.000Z', by: { id: 'ad', name: 'Kavita Joshi' } },
  retired: false,
  used: false,
  ...more,
});

export const anItem = (more: Partial<InventoryItem> = {}): InventoryItem => ({
  ...stored(more.id ?? '1'),
  name: 'Triphala',
  description: '',
  price: 140,
  countInStock: 12,
  category: 'Herb',
  kind: 'goods',
  taxClass: null,
  ...more,
});

/** Nothing is written down yet for a client without a log-in. */
export const noWishes: ClientWishes = {
  version: NOTICE_VERSION,
  consents: PRIVACY_PURPOSES.map((purpose) => ({
    purpose,
    given: false,
    version: null,
    at: null,
    way: null,
  })),
  whatsApp: null,
  whatsAppSaid: null,
  copy: null,
  download: null,
  erasure: null,
};
