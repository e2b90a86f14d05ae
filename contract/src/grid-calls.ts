import type { Appointment } from './scheduling/appointments.ts';
import type { AuditRow } from './platform/audit.ts';
import { callTable } from './calls.ts';
import type { EditEnquiry, EditNewsletterAddress, Enquiry, NewsletterAddress } from './clients/enquiries.ts';
import type { InventoryItem, InventoryItemInput } from './billing/inventory.ts';
import type { CreditNote } from './billing/credit-notes.ts';
import type { Payment } from './billing/payments.ts';
import type { TaxClass, TaxClassInput } from './billing/tax-classes.ts';
import type { CreateInvoice, Invoice, InvoiceRecordCreated } from './billing/invoices.ts';
import type { Email } from './notifications/email-kinds.ts';
import type {
  Assistant,
  AssistantChange,
  Client,
  ClientChangeInput,
  Doctor,
  NewAssistant,
  NewClient,
  NewStaff,
  StaffChange,
} from './people.ts';
import type { Erasure } from './privacy/privacy.ts';

// Calls of `/api/rest`, for the back office's grids.

/** One page of a list in the dialect of ra-data-simple-rest: each is JSON text. */
interface Page {
  sort?: string;
  range?: string;
  filter?: string;
}

interface Reading<Row> {
  list: { query: Page; answer: Row[] };
  get: { answer: Row };
}

/** Doctors in the grids of the back office. */
interface DoctorGrid extends Reading<Doctor> {
  create: { body: NewStaff; answer: Doctor };
  update: { body: StaffChange; answer: Doctor };
  remove: { answer: Doctor };
}

export const doctorGrid = callTable<DoctorGrid>()({
  list: ['GET /rest/doctors', 'admin', 'assistant'],
  get: ['GET /rest/doctors/:id', 'admin', 'assistant'],
  create: ['POST /rest/doctors', 'admin'],
  update: ['PUT /rest/doctors/:id', 'admin'],
  remove: ['DELETE /rest/doctors/:id', 'admin'],
});

/** Front-desk staff in the grids of the back office. */
interface AssistantGrid extends Reading<Assistant> {
  create: { body: NewAssistant; answer: Assistant };
  update: { body: AssistantChange; answer: Assistant };
  remove: { answer: Assistant };
}

export const assistantGrid = callTable<AssistantGrid>()({
  list: ['GET /rest/assistants', 'admin', 'assistant'],
  get: ['GET /rest/assistants/:id', 'admin', 'assistant'],
  create: ['POST /rest/assistants', 'admin'],
  update: ['PUT /rest/assistants/:id', 'admin'],
  remove: ['DELETE /rest/assistants/:id', 'admin'],
});

/** Clients in the grids of the back office. */
interface ClientGrid extends Reading<Client> {
  /** Adds a client, who gets a mail with a link to choose the password. */
  create: { body: NewClient; answer: Client };
  update: { body: ClientChangeInput; answer: Client };
}

export const clientGrid = callTable<ClientGrid>()({
  list: ['GET /rest/clients', 'assistant', 'admin'],
  get: ['GET /rest/clients/:id', 'assistant', 'admin'],
  create: ['POST /rest/clients', 'assistant', 'admin'],
  update: ['PUT /rest/clients/:id', 'assistant', 'admin'],
});

/** Appointments in the grids of the back office. */
interface AppointmentGrid extends Reading<Appointment> {
  /** Cancels the appointment; the record is kept. */
  remove: { answer: Appointment };
}

export const appointmentGrid = callTable<AppointmentGrid>()({
  list: ['GET /rest/appointments', 'assistant', 'admin'],
  get: ['GET /rest/appointments/:id', 'assistant', 'admin'],
  remove: ['DELETE /rest/appointments/:id', 'assistant'],
});

/** Items in stock in the grids of the back office. */
interface InventoryGrid extends Reading<InventoryItem> {
  create: { body: InventoryItemInput; answer: InventoryItem };
  update: { body: InventoryItemInput; answer: InventoryItem };
  remove: { answer: InventoryItem };
}

export const inventoryGrid = callTable<InventoryGrid>()({
  list: ['GET /rest/inventory', 'assistant', 'admin'],
  get: ['GET /rest/inventory/:id', 'assistant', 'admin'],
  create: ['POST /rest/inventory', 'assistant'],
  update: ['PUT /rest/inventory/:id', 'assistant'],
  remove: ['DELETE /rest/inventory/:id', 'assistant'],
});

/** Invoices in the grids of the back office. */
interface InvoiceGrid extends Reading<Invoice> {
  create: { body: CreateInvoice; answer: InvoiceRecordCreated };
}

export const invoiceGrid = callTable<InvoiceGrid>()({
  list: ['GET /rest/invoices', 'assistant', 'admin'],
  get: ['GET /rest/invoices/:id', 'assistant', 'admin'],
  create: ['POST /rest/invoices', 'assistant', 'admin'],
});

/** Payments in the grids of the back office. */
type PaymentGrid = Reading<Payment>;

export const paymentGrid = callTable<PaymentGrid>()({
  list: ['GET /rest/payments', 'assistant', 'admin'],
  get: ['GET /rest/payments/:id', 'assistant', 'admin'],
});

/** Credit notes in the grids of the back office. */
type CreditNoteGrid = Reading<CreditNote>;

export const creditNoteGrid = callTable<CreditNoteGrid>()({
  list: ['GET /rest/creditNotes', 'assistant', 'admin'],
  get: ['GET /rest/creditNotes/:id', 'assistant', 'admin'],
});

/** Tax classes in the grids of the back office: a class that a paper uses is only retired. */
interface TaxClassGrid extends Reading<TaxClass> {
  create: { body: TaxClassInput; answer: TaxClass };
  update: { body: TaxClassInput; answer: TaxClass };
}

export const taxClassGrid = callTable<TaxClassGrid>()({
  list: ['GET /rest/taxClasses', 'assistant', 'admin'],
  get: ['GET /rest/taxClasses/:id', 'assistant', 'admin'],
  create: ['POST /rest/taxClasses', 'admin'],
  update: ['PUT /rest/taxClasses/:id', 'admin'],
});

/** Enquiries in the grids of the back office. */
interface EnquiryGrid extends Reading<Enquiry> {
  update: { body: EditEnquiry; answer: Enquiry };
}

export const enquiryGrid = callTable<EnquiryGrid>()({
  list: ['GET /rest/enquiries', 'assistant', 'admin'],
  get: ['GET /rest/enquiries/:id', 'assistant', 'admin'],
  update: ['PUT /rest/enquiries/:id', 'assistant'],
});

/** Newsletter addresses in the grids of the back office. */
interface NewsletterGrid extends Reading<NewsletterAddress> {
  update: { body: EditNewsletterAddress; answer: NewsletterAddress };
}

export const newsletterGrid = callTable<NewsletterGrid>()({
  list: ['GET /rest/newsletter', 'assistant', 'admin'],
  get: ['GET /rest/newsletter/:id', 'assistant', 'admin'],
  update: ['PUT /rest/newsletter/:id', 'assistant'],
});

/** Requests to erase a client's data, and the certificates about them. */
type ErasureGrid = Reading<Erasure>;

export const erasureGrid = callTable<ErasureGrid>()({
  list: ['GET /rest/erasures', 'admin'],
  get: ['GET /rest/erasures/:id', 'admin'],
});

/** Every email of the last 90 days, and those on their way. */
type EmailGrid = Reading<Email>;

export const emailGrid = callTable<EmailGrid>()({
  list: ['GET /rest/letters', 'admin'],
  get: ['GET /rest/letters/:id', 'admin'],
});

/** Person, action, time and address. */
type AuditGrid = Reading<AuditRow>;

export const auditGrid = callTable<AuditGrid>()({
  list: ['GET /rest/audit', 'admin'],
  get: ['GET /rest/audit/:id', 'admin'],
});

/** Lists what every grid's calls take and answer. */
export interface GridShapes {
  appointmentGrid: AppointmentGrid;
  assistantGrid: AssistantGrid;
  auditGrid: AuditGrid;
  clientGrid: ClientGrid;
  creditNoteGrid: CreditNoteGrid;
  doctorGrid: DoctorGrid;
  enquiryGrid: EnquiryGrid;
  erasureGrid: ErasureGrid;
  inventoryGrid: InventoryGrid;
  invoiceGrid: InvoiceGrid;
  emailGrid: EmailGrid;
  newsletterGrid: NewsletterGrid;
  paymentGrid: PaymentGrid;
  taxClassGrid: TaxClassGrid;
}
