import type { Appointment } from './appointments.ts';
import type { AuditRow } from './audit.ts';
import { callTable } from './calls.ts';
import type { EditEnquiry, EditNewsletterAddress, Enquiry, NewsletterAddress } from './enquiries.ts';
import type { InventoryItem, InventoryItemInput } from './inventory.ts';
import type { CreateInvoice, Invoice, InvoiceRecordCreated } from './invoices.ts';
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

/** The resource face: `/api/rest`, for the back office's grids. */
export const doctorGrid = callTable<
  Reading<Doctor> & {
    create: { body: NewStaff; answer: Doctor };
    update: { body: StaffChange; answer: Doctor };
    remove: { answer: Doctor };
  }
>()({
  list: ['GET /rest/doctors', 'admin', 'assistant'],
  get: ['GET /rest/doctors/:id', 'admin', 'assistant'],
  create: ['POST /rest/doctors', 'admin'],
  update: ['PUT /rest/doctors/:id', 'admin'],
  remove: ['DELETE /rest/doctors/:id', 'admin'],
});

export const assistantGrid = callTable<
  Reading<Assistant> & {
    create: { body: NewAssistant; answer: Assistant };
    update: { body: AssistantChange; answer: Assistant };
    remove: { answer: Assistant };
  }
>()({
  list: ['GET /rest/assistants', 'admin', 'assistant'],
  get: ['GET /rest/assistants/:id', 'admin', 'assistant'],
  create: ['POST /rest/assistants', 'admin'],
  update: ['PUT /rest/assistants/:id', 'admin'],
  remove: ['DELETE /rest/assistants/:id', 'admin'],
});

export const clientGrid = callTable<
  Reading<Client> & {
    create: { body: NewClient; answer: Client };
    update: { body: ClientChangeInput; answer: Client };
  }
>()({
  list: ['GET /rest/clients', 'assistant', 'admin'],
  get: ['GET /rest/clients/:id', 'assistant', 'admin'],
  create: ['POST /rest/clients', 'assistant', 'admin'],
  update: ['PUT /rest/clients/:id', 'assistant', 'admin'],
});

export const appointmentGrid = callTable<Reading<Appointment> & { remove: { answer: Appointment } }>()({
  list: ['GET /rest/appointments', 'assistant', 'admin'],
  get: ['GET /rest/appointments/:id', 'assistant', 'admin'],
  remove: ['DELETE /rest/appointments/:id', 'assistant'],
});

export const inventoryGrid = callTable<
  Reading<InventoryItem> & {
    create: { body: InventoryItemInput; answer: InventoryItem };
    update: { body: InventoryItemInput; answer: InventoryItem };
    remove: { answer: InventoryItem };
  }
>()({
  list: ['GET /rest/inventory', 'assistant', 'admin'],
  get: ['GET /rest/inventory/:id', 'assistant', 'admin'],
  create: ['POST /rest/inventory', 'assistant'],
  update: ['PUT /rest/inventory/:id', 'assistant'],
  remove: ['DELETE /rest/inventory/:id', 'assistant'],
});

export const invoiceGrid = callTable<
  Reading<Invoice> & { create: { body: CreateInvoice; answer: InvoiceRecordCreated } }
>()({
  list: ['GET /rest/invoices', 'assistant', 'admin'],
  get: ['GET /rest/invoices/:id', 'assistant', 'admin'],
  create: ['POST /rest/invoices', 'assistant'],
});

export const enquiryGrid = callTable<Reading<Enquiry> & { update: { body: EditEnquiry; answer: Enquiry } }>()(
  {
    list: ['GET /rest/enquiries', 'assistant', 'admin'],
    get: ['GET /rest/enquiries/:id', 'assistant', 'admin'],
    update: ['PUT /rest/enquiries/:id', 'assistant'],
  },
);

export const newsletterGrid = callTable<
  Reading<NewsletterAddress> & { update: { body: EditNewsletterAddress; answer: NewsletterAddress } }
>()({
  list: ['GET /rest/newsletter', 'assistant', 'admin'],
  get: ['GET /rest/newsletter/:id', 'assistant', 'admin'],
  update: ['PUT /rest/newsletter/:id', 'assistant'],
});

export const auditGrid = callTable<Reading<AuditRow>>()({
  list: ['GET /rest/audit', 'admin'],
  get: ['GET /rest/audit/:id', 'admin'],
});
