import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface EmptyPage {
  /** Below the area's address; `:id` stands for a client. */
  path: string;
  says: string | RegExp;
  /** Says what the place is for, or who begins it. */
  why: string | RegExp;
  /** Name of the press that begins it; left out where this person may not. */
  begin?: string;
  /** Source file of the list, from `backoffice/src` on. */
  list?: string;
}

type Area = 'admin' | 'assistant' | 'doctor' | 'client';

const STAFF = 'staff/StaffPage.tsx';
const CLIENTS = 'clients/ClientsList.tsx';
const PAYMENTS = 'payments/PaymentsList.tsx';
const CREDITS = 'payments/CreditNotesList.tsx';

/** An admin's pages before anybody else is there. */
const ADMIN: readonly EmptyPage[] = [
  {
    path: '',
    says: 'What is left',
    why: 'Visits, hours, plans and assistants belong to a doctor.',
    begin: 'Add a doctor: The first doctor',
  },
  {
    path: 'doctors',
    says: 'No doctors yet. Add the first one.',
    why: /^Without a doctor nobody can be booked/,
    begin: 'Add the first doctor',
    list: STAFF,
  },
  {
    path: 'assistants',
    says: 'No assistants yet. Add the first one.',
    why: /^An assistant books visits/,
    begin: 'Add the first assistant',
    list: STAFF,
  },
  { path: 'clients', says: 'No clients registered yet.', why: /^The front desk adds clients/, list: CLIENTS },
  {
    path: 'appointments',
    says: 'No visits yet.',
    why: /^The front desk books visits/,
    list: 'appointments/VisitsPage.tsx',
  },
  {
    path: 'invoices',
    says: 'No invoices created yet.',
    why: /^The front desk generates invoices/,
    list: 'invoices/InvoicesOfDaysPage.tsx',
  },
  { path: 'invoices/dues', says: 'Nobody owes anything.', why: /^The front desk generates invoices/ },
  {
    path: 'invoices/payments',
    says: 'No payments yet.',
    why: /^A payment is received at an invoice/,
    begin: 'See what is due',
    list: PAYMENTS,
  },
  {
    path: 'invoices/credit-notes',
    says: 'Nothing has been credited yet.',
    why: /begins on the page of the invoice/,
    begin: 'See the invoices',
    list: CREDITS,
  },
  {
    path: 'invoices/drawer',
    says: /^The drawer was never counted/,
    why: /compares what is in it/,
    begin: 'Count the drawer',
  },
  {
    path: 'erasures',
    says: 'Nobody has asked for erasure.',
    why: /^Clients do so/,
    list: 'erasures/ErasuresPage.tsx',
  },
  {
    path: 'letters',
    says: 'Nothing has been written yet.',
    why: /written by themselves/,
    list: 'emails/EmailLog.tsx',
  },
  { path: 'hours', says: 'No doctors yet.', why: /^Each doctor has a week/, begin: 'Add the first doctor' },
  { path: 'money', says: 'Nothing on these days.', why: /^The front desk generates invoices/ },
  { path: 'reports', says: 'No blood report is larger than 1 MB.', why: /^Clients and doctors upload/ },
];

/** An assistant's pages before there is a client. */
const ASSISTANT: readonly EmptyPage[] = [
  { path: '', says: /^Nobody is expected today/, why: /entered with Walk-in/, begin: 'Walk-in' },
  {
    path: 'appointments?view=requests',
    says: 'No pending requests. New ones appear here by themselves.',
    why: /^Clients ask for a visit/,
    list: 'appointments/RequestsList.tsx',
  },
  {
    path: 'clients',
    says: 'No clients registered yet.',
    why: /^Visits, plans and invoices belong to a client/,
    begin: 'Add the first client',
    list: CLIENTS,
  },
  {
    path: 'all-invoices',
    says: 'No invoices created yet.',
    why: /^An invoice lists/,
    begin: 'Generate the first invoice',
    list: 'invoices/InvoicesPage.tsx',
  },
  { path: 'all-invoices/dues', says: 'Nobody owes anything.', why: /^The front desk generates invoices/ },
  {
    path: 'all-invoices/payments',
    says: 'No payments yet.',
    why: /^A payment is received at an invoice/,
    begin: 'See what is due',
    list: PAYMENTS,
  },
  {
    path: 'all-invoices/credit-notes',
    says: 'Nothing has been credited yet.',
    why: /begins on the page of the invoice/,
    begin: 'See the invoices',
    list: CREDITS,
  },
  {
    path: 'all-invoices/drawer',
    says: /^The drawer was never counted/,
    why: /compares what is in it/,
    begin: 'Count the drawer',
  },
  {
    path: 'invoice',
    says: /^The inventory has no items yet/,
    why: /A program can be invoiced without any/,
    begin: 'Add the first item',
  },
  {
    path: 'inventory',
    says: 'No inventory items found',
    why: /^Items are what the clinic sells/,
    begin: 'Add the first item',
    list: 'inventory/InventoryPage.tsx',
  },
  {
    path: 'enquiries',
    says: /^No enquiries yet/,
    why: /^Who asks about the clinic/,
    begin: 'Write down the first call',
    list: 'enquiries/EnquiryList.tsx',
  },
  {
    path: 'enquiries?show=newsletter',
    says: 'Nobody has asked for the newsletter yet.',
    why: /^People ask for it on the website/,
    list: 'enquiries/NewsletterList.tsx',
  },
  {
    path: 'hours',
    says: /^No hours are stored yet/,
    why: /^When the doctor sees clients/,
    begin: 'Set the week',
  },
];

/** A client's pages before anybody has looked at the record. */
const CLIENT: readonly EmptyPage[] = [
  { path: 'access', says: 'Nobody has opened your record yet.', why: /^As soon as a doctor/ },
  {
    path: 'dashboard',
    says: 'Your doctor has not published a diet plan for you yet.',
    why: 'You have no upcoming appointment.',
    begin: 'Book an appointment',
  },
  {
    path: 'personal-details',
    says: 'Not filled in yet.',
    why: /^It takes about five minutes/,
    begin: 'Edit',
  },
  {
    path: 'plan',
    says: 'Currently no plan set',
    why: /^Your doctor sets it up/,
    begin: 'See my appointments',
  },
  ...(
    [
      ['diet-plan', 'No diet plan found. Please contact your doctor.'],
      ['shopping-list', 'No diet plan found. Please contact your doctor.'],
      ['vitamins', 'No vitamins plan found. Please contact your healthcare provider.'],
      ['vitamins-plan', 'No vitamins plan found. Please contact your healthcare provider.'],
      ['herbs-plan', 'No herbs plan found. Please contact your healthcare provider.'],
      ['snacks', 'No snacks plan found. Please contact your healthcare provider.'],
    ] as const
  ).map(([where, says]) => ({
    path: where,
    says,
    why: /^Your doctor writes it after a visit/,
    begin: 'See my appointments',
  })),
  { path: 'plan-chart', says: 'There is no diet plan to print yet.', why: /^Your doctor writes the plan/ },
  {
    path: 'appointments',
    says: 'You have no appointments yet.',
    why: /^Choose a free time of a doctor/,
    begin: 'Ask for the first appointment',
  },
  {
    path: 'check-ins',
    says: 'Your first check-in comes after the first week of your program.',
    why: /^Your doctor starts the program/,
  },
  { path: 'invoices', says: 'You have no invoices yet.', why: /^As soon as the clinic makes one/ },
  {
    path: 'progress',
    says: 'Your progress is shown here when your program runs.',
    why: /^Your doctor sets it up/,
  },
];

/** A doctor's pages before there is a client. */
const DOCTOR: readonly EmptyPage[] = [
  { path: '', says: /^Nobody is booked for today or later/, why: /The front desk books visits/ },
  {
    path: 'clients',
    says: 'No clients registered yet.',
    why: /^The front desk adds clients and books visits/,
  },
  {
    path: 'hours',
    says: /^No hours are stored yet/,
    why: /^When the doctor sees clients/,
    begin: 'Set the week',
  },
];

/** A doctor's and an assistant's pages of a client of whom nothing is known. */
const DOCTORS_CLIENT: readonly EmptyPage[] = [
  { path: 'clients/:id', says: /^Nothing is measured yet/, why: /The first checkup/ },
  { path: 'diet-plan/:id', says: 'Week 1 has no meals yet.', why: /^Choose a meal type above/ },
  {
    path: 'vitamins/:id',
    says: 'No vitamins in this plan yet.',
    why: 'Add the first one below.',
    begin: 'Add New Vitamin',
  },
  {
    path: 'herbs/:id',
    says: 'No herbs in this plan yet.',
    why: 'Add the first one below.',
    begin: 'Add New Herb',
  },
  {
    path: 'snacks/:id',
    says: 'No snacks in this plan yet.',
    why: 'Add the first one below.',
    begin: 'Add New Snack',
  },
  { path: 'checkup/:id', says: 'No checkups yet.', why: /^The first one appears here/ },
  {
    path: 'consultation/:id',
    says: 'No condition, medicine or concern is written down yet.',
    why: 'Known',
    begin: 'Medical History',
  },
  {
    path: 'body-status/:id',
    says: 'No body status data found for this client',
    why: /^What was measured at the start/,
    begin: 'Fill in Current Body Status',
  },
  {
    path: 'end-program/:id',
    says: 'This client has no running program.',
    why: /^A program is ended here/,
    begin: 'Start a program',
  },
  {
    path: 'progress-report/:id',
    says: 'This client has had no program yet.',
    why: /^The report shows on one sheet/,
    begin: 'Start the first program',
  },
  {
    path: 'plan-chart/:id',
    says: 'There is no diet plan to print yet.',
    why: /^It is written and published/,
  },
];
const DESKS_CLIENT: readonly EmptyPage[] = [
  { path: 'client-details/:id', says: 'No vitamins found in the plan.', why: /^The doctor writes the plan/ },
  {
    path: 'plan-chart/:id',
    says: 'There is no published diet plan to print yet.',
    why: /^The client’s doctor/,
  },
];

export const EMPTY = { admin: ADMIN, assistant: ASSISTANT, doctor: DOCTOR, client: CLIENT } as const;
export const EMPTY_OF_CLIENT = { assistant: DESKS_CLIENT, doctor: DOCTORS_CLIENT } as const;

/** Pages that have no empty state, each with the reason. */
const NEVER_EMPTY: Readonly<Record<Area, Readonly<Record<string, string>>>> = {
  admin: {
    audit: 'the log-in stands in it',
    taxClasses: 'a new database has the classes of the law',
    settings: 'forms',
    account: 'a form',
    'invoices/:id/show/correct': 'of a paper',
    'invoices/payments/:id': 'of a paper',
    'invoices/credit-notes/:id': 'of a paper',
    'erasures/:id': 'of a request',
  },
  assistant: {
    appointments: 'a calendar, each day of which books',
    'book-appointment': 'a form',
    'visit-slip/:id': 'of a visit',
    'invoice/:id': 'of a paper',
    'invoice/:id/correct': 'of a paper',
    'all-invoices/payments/:id': 'of a paper',
    'all-invoices/credit-notes/:id': 'of a paper',
    account: 'a form',
  },
  doctor: {
    appointments: 'a calendar',
    foods: 'a new database has foods',
    'foods/new': 'a form',
    'foods/:id': 'of a food',
    account: 'a form',
    'clients/:id/history': 'the registration stands in it',
    'client-plan/:id': 'a form',
    'personal-details/:id': 'a form',
    'family-history/:id': 'a form',
    'medical-history/:id': 'a form',
    'health-habits/:id': 'a form',
    'current-body-status/:id': 'a form',
    'dietary-recall/:id': 'a form',
  },
  client: {
    'invoices/:id': 'of a paper',
    'invoices/receipts/:id': 'of a paper',
    'invoices/credit-notes/:id': 'of a paper',
    privacy: 'consents and a notice',
    account: 'a form',
  },
};
/** Their emptiness is drawn by the one list frame, though a new database fills them. */
const FILLED_LISTS = ['audit/AuditPage.tsx', 'business/TaxClassesPage.tsx'];

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(/^\//, '').replace(/:\w+/, ':id'));

async function backOffice(area: 'admin' | 'assistant', app: string, money: string): Promise<string[]> {
  const text = await textOf(`backoffice/src/${area}/${app}.tsx`);
  const tabs = await textOf('backoffice/src/invoices/money-tabs.ts');
  return [
    ...found(text, /<Resource name="(\w+)" list=/g),
    ...found(text, /<Route path="([^"]+)"/g),
    ...found(tabs, /'(\/[^']+)'/g).map((tab) => `${money}/${tab}`),
  ];
}

/** Addresses below an area's own, read from the routes. */
export async function pagesOf(area: Area): Promise<string[]> {
  if (area === 'admin') return backOffice('admin', 'AdminApp', 'invoices');
  if (area === 'assistant') return backOffice('assistant', 'AssistantApp', 'all-invoices');
  const routes = await textOf(`portal/src/app/routes/${area}/routes.ts`);
  const forms = await textOf('portal/src/features/plan-workspace/form-pages.ts');
  return [
    ...found(routes, /path: '([^'/][^']*)'/g),
    ...(area === 'doctor' ? found(forms, /path: '([^']+)'/g).map((form) => `${form}/:id`) : []),
  ];
}

/** Addresses that the tables name: those that may be empty, and those that never are. */
export function listedPages(area: Area): string[] {
  const ofClient = area === 'assistant' || area === 'doctor' ? EMPTY_OF_CLIENT[area] : [];
  const rows = [...EMPTY[area], ...ofClient].map((row) => row.path.replace(/\?.*/, ''));
  return [...rows, ...Object.keys(NEVER_EMPTY[area])];
}

/** Source files that draw a list of the back office. */
export async function listFiles(): Promise<string[]> {
  const folder = path.join(root, 'backoffice/src');
  const files = await readdir(folder, { recursive: true });
  const drawn = await Promise.all(
    files
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map(async (file) =>
        (await readFile(path.join(folder, file), 'utf8')).includes('<ListFrame') ? [file] : [],
      ),
  );
  return drawn.flat();
}

export const listedFiles = (): string[] => [
  ...Object.values(EMPTY).flatMap((rows) => rows.flatMap(({ list }) => list ?? [])),
  ...FILLED_LISTS,
];
