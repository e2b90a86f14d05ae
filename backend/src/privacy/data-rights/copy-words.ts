import { LANGUAGE_NAMES } from '@clinic/contract/care/plans/plan-languages';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { AUDIT_ACTIONS } from '@clinic/contract/platform/audit';
import { CHECKUP_LABELS, type Checkup } from '@clinic/contract/care/checkups/checkups';
import { DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import type { Goal } from '@clinic/contract/care/client-progress/progress-goal';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { HerbsPlan, VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import {
  FORM_DEFINITIONS,
  FORM_TYPES,
  fieldsOf,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { MEASUREMENT_KINDS, type MeasurementSource } from '@clinic/contract/care/measurements/measurements';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import type { OwnClient } from '@clinic/contract/people';
import type { Consent } from '@clinic/contract/privacy/privacy';
import { NOTICE_WAY_WORDS, PROOF_WORDS } from '@clinic/contract/privacy/written-down';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Payment, PaymentKind } from '@clinic/contract/billing/payments';
import type { Program } from '@clinic/contract/care/programs/programs';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { OUTCOME_WORDS } from '@clinic/contract/scheduling/visit-outcome';

/** Form field → label of the form. */
const FORM_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  FORM_TYPES.flatMap((type) => fieldsOf(type).map(({ name, label }) => [name, label])),
);

type Copied =
  | Appointment
  | Checkup
  | OwnClient
  | Consent
  | CreditNote
  | DietPlan
  | Enquiry
  | Goal
  | Omit<HerbsPlan, 'stopped'>
  | IntakeForm
  | Invoice
  | Payment
  | Program
  | SnacksPlan
  | Omit<VitaminPlan, 'stopped'>;

/**
 * Fields that mean nothing to a person: ids, repeated values (a visit's end, a program's days), and technical marks,
 * such as which texts were measured.
 */
export const UNSAID = [
  '_id',
  'bloodReport',
  'id',
  'client',
  'clientId',
  'clientName',
  'corrects',
  'createdBy',
  'closing',
  'createdByType',
  'dosage',
  'durationInDays',
  'event',
  'food',
  'hasPublished',
  'invoice',
  'line',
  'mealPlan',
  'outcomeMissing',
  'readings',
  'visit',
  'wanted',
] as const;

/** Names of fields that hold a form's answers. */
type Answers = 'fields' | 'pre' | 'post';

/** Names of a record's fields, nested ones included. */
type FieldOf<Value> = Value extends readonly (infer One)[]
  ? FieldOf<One>
  : Value extends object
    ? { [Name in keyof Value & string]: SaidOf<Name, Value[Name]> }[keyof Value & string]
    : never;
type SaidOf<Name extends string, Value> = Name extends (typeof UNSAID)[number]
  ? never
  : Name | (Name extends Answers ? never : FieldOf<Value>);

/** Complete by type: a new field without a label does not compile. */
type Labels = Readonly<Record<FieldOf<Copied>, string> & Record<string, string>>;

/** JSON field → label on the screens. A field that a form also has gets the form's label there. */
const LABELS = {
  ...CHECKUP_LABELS,
  action: 'What was done',
  address: 'Address',
  age: 'Age',
  amount: 'Amount',
  answer: 'Answer',
  appointmentType: 'Kind of visit',
  asNeeded: 'As needed',
  assistant: 'Assistant',
  assistantNotes: 'Note of the front desk',
  asCover: 'For a colleague',
  askedMove: 'You asked to move it to',
  at: 'When',
  avoid: 'To avoid',
  because: 'Corrected because',
  before: 'Before',
  by: 'By',
  callBackAt: 'You asked to be called',
  category: 'Category',
  cgst: 'CGST',
  changed: 'Changed',
  changes: 'What happened',
  clientNotes: 'Your note',
  code: 'HSN or SAC',
  confirmed: 'Confirmed by your doctor',
  confirmedDate: 'Confirmed for',
  confirmedTime: 'at',
  birthday: 'Birthday',
  contactDifference: 'Phone or e-mail in your form and account',
  correctableUntil: 'Can be corrected until',
  corrections: 'Corrections',
  cover: 'Written in place of your doctor',
  createdAt: 'Since',
  credits: 'Credit notes',
  date: 'Date',
  day: 'Day',
  dayOfMonth: 'Day of the month',
  daysFollowed: 'Days on which you followed your plan',
  diastolic: 'Lower value',
  direction: 'Goal',
  discount: 'Discount',
  discount_Percent: 'Discount %',
  doctor: 'Doctor',
  doctorName: 'Doctor',
  dose: 'Dose',
  doses: 'Vitamins and herbs',
  due: 'Still to pay',
  dueOn: 'Due on',
  duration: 'Duration (weeks of a program, minutes of a visit)',
  eaten: 'What was planned',
  email: 'Email',
  emailVerified: 'E-mail confirmed',
  end: 'Until',
  endedAt: 'Ended on',
  energy: 'Energy',
  entry: 'Dose',
  every: 'Every so many days',
  fields: 'Its answers',
  foot: 'At the foot',
  form: 'Form',
  formEmail: 'E-mail in the form',
  formPhone: 'Phone in the form',
  formType: 'Form',
  from: 'From',
  fromDoctor: 'Doctor before',
  fromDue: 'Off what was to pay',
  fromDuration: 'Minutes before',
  given: 'You agree',
  glassesOfWater: 'Glasses of water',
  gross: 'Price × quantity',
  gst: 'GST',
  gstin: 'GSTIN',
  hardestMeal: 'The hardest meal',
  heardFrom: 'You had heard of us from',
  heldUntil: 'Held until',
  herbs: 'Herbs',
  hoursReason: 'Why outside the usual hours',
  hunger: 'Hunger',
  igst: 'IGST',
  invoiceNumber: 'Invoice number',
  issuer: 'Issued by',
  item: 'Item',
  items: 'Items',
  joinLink: 'Link of the online visit',
  kind: 'What was measured',
  language: 'Language of the plan',
  legalName: 'Legal name',
  lines: 'Lines',
  left: 'Your credit of it',
  location: 'Location',
  meal: 'Meal',
  meals: 'Meals',
  mode: 'Paid by',
  measured: 'Value',
  measuredOn: 'Measured on',
  measures: 'Measured',
  message: 'Message',
  moment: 'When',
  n: 'Number in the series',
  name: 'Name',
  net: 'After the discount',
  neverLeft: 'Pieces that had never left the shelf',
  note: 'Your note',
  notes: 'Notes',
  notice: 'Privacy notice',
  number: 'Number',
  numberOfWeeks: 'Weeks',
  of: 'Visits in the series',
  on: 'About',
  open: 'The clinic is looking for it',
  outcome: 'Outcome',
  outcomeAt: 'Recorded',
  part: 'Part of your record',
  pauses: 'Pauses',
  paymentMode: 'Payment Mode',
  pendingEmail: 'E-mail that waits to be confirmed',
  phone: 'Phone',
  phones: 'Phones',
  proposedBirthday: 'Birthday in your form',
  phoneBefore: 'Phone before',
  phoneNumber: 'Phone Number',
  place: 'Place of supply',
  plan: 'Plan',
  planType: 'Program',
  post: 'Body status at the end',
  pre: 'Body status at the start',
  precaution: 'Known',
  price: 'Price',
  pricePerWeek: 'Price per week',
  product: 'Item',
  program: 'Program',
  proof: 'How the clinic knows',
  purpose: 'Purpose',
  quantity: 'Quantity',
  range: 'Range of the report',
  rate: 'Rate',
  remark: 'Remark',
  reason: 'Reason',
  reference: 'Reference',
  recipient: 'Made out to',
  registered: 'Registered for GST',
  registration: 'Kind of registration',
  recordsClosed: 'Closed to you until',
  reportWords: 'Words on the progress report',
  reportDay: 'Day of the report',
  returned: 'Pieces given back',
  replacedBy: 'Replaced by',
  replaces: 'In place of',
  reversed: 'Taken back',
  rhythm: 'Days',
  role: 'As',
  roundOff: 'Rounded',
  saidPaid: 'You said that it is paid',
  selectedPlan: 'Plan',
  series: 'Series of visits',
  sentAt: 'Sent',
  settled: 'Paid',
  sgst: 'SGST or UTGST',
  signatory: 'Signed by',
  since: 'Since',
  sleep: 'Sleep',
  slot: 'When',
  snacks: 'Snacks',
  source: 'Written down',
  start: 'From',
  startDate: 'Start Date',
  state: 'State',
  status: 'Status',
  stopped: 'Stopped',
  subtotal: 'Subtotal',
  take: 'To take',
  tax: 'Tax',
  taken: 'Used',
  tax_Percent: 'Tax %',
  taxable: 'Taxable value',
  text: 'Note',
  time: 'Time',
  title: 'Title',
  to: 'To',
  toDoctor: 'Doctor since',
  toDuration: 'Minutes since',
  toFollow: 'To follow',
  total: 'Total',
  totalDays: 'Days',
  typedAtDesk: 'Address typed at the front desk',
  unit: 'Unit',
  updatedAt: 'Last changed',
  updatedBy: 'Changed by',
  updatedByType: 'Changed as',
  uses: 'Used for',
  value: 'Value',
  vehicle: 'Taken with',
  version: 'Version of the notice',
  vitamins: 'Vitamins',
  wantsEarlierSince: 'Waits for an earlier time since',
  way: 'Where you decided',
  week: 'Week',
  weekdays: 'Weekdays',
  weekNumber: 'Week',
  weeks: 'Weeks',
  weight: 'Weight (kg)',
  what: 'What',
  whatsApp: 'Reminders by WhatsApp',
  withoutGst: 'Without GST',
  words: 'For the front desk',
  written: 'Written',
  writtenDown: 'Written down by the clinic',
  handedOver: 'Handed over',
  wish: 'You want',
} satisfies Labels;
export const COPY_LABELS: Readonly<Record<string, string>> = LABELS;

export const formLabel = (name: string): string => FORM_LABELS[name] ?? COPY_LABELS[name] ?? name;

const PAYMENT_WORDS: Readonly<Record<PaymentKind, string>> = {
  invoice: 'with its invoice',
  receipt: 'with a receipt',
  refund: 'paid back',
  reversal: 'taken back',
  before: 'with its invoice',
};

/** Field → labels of its technical values. */
export const COPY_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: AUDIT_ACTIONS,
  answer: { had: 'had it', swapped: 'swapped', skipped: 'skipped', 'no answer': 'no answer' },
  direction: { lose: 'Lose', gain: 'Gain', maintain: 'Keep', in: 'You paid', out: 'You got back' },
  formType: Object.fromEntries(FORM_TYPES.map((type) => [type, FORM_DEFINITIONS[type].title])),
  kind: {
    ...Object.fromEntries(Object.entries(MEASUREMENT_KINDS).map(([kind, { label }]) => [kind, label])),
    ...PAYMENT_WORDS,
  },
  language: LANGUAGE_NAMES,
  outcome: OUTCOME_WORDS,
  plan: Object.fromEntries(OFFERINGS.map(({ id, name }) => [id, name])),
  notice: NOTICE_WAY_WORDS,
  proof: PROOF_WORDS,
  registration: { regular: 'regular', composition: 'composition' },
  purpose: { treatment: 'Treatment', reminders: 'Reminders', newsletter: 'Newsletter' },
  reason: {
    completed: 'Completed',
    stopped: 'Stopped',
    paused: 'Paused',
    transferred: 'Transferred',
  },
  recordsClosed: {
    EMAIL_UNVERIFIED: 'your e-mail is confirmed',
    PERSON_UNCONFIRMED: 'the clinic has confirmed that it is you',
  },
  returned: { shelf: 'to the shelf', writtenOff: 'written off', none: 'none' },
  role: { admin: 'Admin', assistant: 'Front desk', client: 'Client', doctor: 'Doctor' },
  slot: DOSAGE_SLOT_LABELS,
  source: {
    checkup: 'at a checkup',
    end: 'at the end of a program',
    'body-status': 'in Body Status',
    'medical-history': 'in the Medical History',
    'recall-doctor': 'in the Dietary Recall, by the doctor',
    'recall-client': 'in the Dietary Recall, by you',
    client: 'by you',
  } satisfies Record<MeasurementSource, string>,
  state: {
    new: 'New',
    contacted: 'Contacted',
    closed: 'Closed',
    open: 'Not paid',
    partPaid: 'Paid in part',
    paid: 'Paid',
    partCredited: 'Taken back in part',
    credited: 'Taken back',
  },
  status: {
    new: 'New',
    active: 'Active',
    rejoiner: 'Rejoiner',
    ended: 'Ended',
    requested: 'Requested',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    draft: 'Draft',
    published: 'Published',
  },
  way: {
    registration: 'when you registered',
    'client-page': 'on Privacy and my data',
    'written-down': 'told the clinic',
  },
};
