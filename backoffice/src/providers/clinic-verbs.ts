import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type {
  CreateAppointment,
  RescheduleAppointment,
  UpdateAppointment,
} from '@clinic/contract/appointments';
import { addressOf, methodOf, type AnswerOf, type Call, type RequestOf } from '@clinic/contract/calls';
import type { RegisterEnquiry } from '@clinic/contract/enquiries';
import { enquiryCalls, newsletterCalls } from '@clinic/contract/enquiry-calls';
import { inventoryCalls } from '@clinic/contract/inventory-calls';
import { invoiceCalls } from '@clinic/contract/invoice-calls';
import type { CreateInvoice } from '@clinic/contract/invoices';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/plan-calls';
import { staffCalls } from '@clinic/contract/staff-calls';
import { requestBody } from '@clinic/ui/request-body';
import type { SessionStore } from './session.ts';
import { fetchFile, type Http } from './http.ts';

/** The calls of the contract that are more than reading and writing one record. */
export const createClinicVerbs = (http: Http, session: SessionStore) => {
  const call = async <Of extends Call>(
    of: Of,
    request: RequestOf<Of>,
    key?: string,
  ): Promise<AnswerOf<Of>> => {
    const headers = new Headers({ Accept: 'application/json' });
    if (key) headers.set('Idempotency-Key', key);
    const address = addressOf(of, request);
    const body = requestBody(request);
    const { json } = await http(`/api${address}`, { method: methodOf(of), headers, body });
    return json as AnswerOf<Of>;
  };
  const file = (of: Call) => fetchFile(session, `/api${addressOf(of)}`);
  return {
    /** All appointments of the days from one to the other, both included. */
    appointmentsBetween: (from: string, to: string) => call(appointmentCalls.all, { query: { from, to } }),
    bookAppointment: (body: CreateAppointment, key: string) => call(appointmentCalls.create, { body }, key),
    updateAppointment: (id: string, body: UpdateAppointment) => call(appointmentCalls.update, { id, body }),
    rescheduleAppointment: (id: string, body: RescheduleAppointment) =>
      call(appointmentCalls.reschedule, { id, body }),
    freeTimes: (doctor: string, date: string, duration: number) =>
      call(appointmentCalls.freeTimes, { query: { doctor, date, duration } }),
    deskToday: () => call(appointmentCalls.today, {}),
    vitaminPlan: (clientId: string) => call(vitaminPlanCalls.current, { clientId }),
    herbsPlan: (clientId: string) => call(herbsPlanCalls.current, { clientId }),
    nextInvoiceNumber: () => call(invoiceCalls.nextNumber, {}),
    addInvoice: (body: CreateInvoice, key: string) => call(invoiceCalls.add, { body }, key),
    previewInventory: async (csv: File) => {
      const answer = await call(inventoryCalls.upload, {
        query: { preview: true },
        body: {},
        files: { file: csv },
      });
      return answer as Extract<typeof answer, { added: unknown }>;
    },
    uploadInventory: async (csv: File) => {
      const answer = await call(inventoryCalls.upload, { body: {}, files: { file: csv } });
      return answer as Extract<typeof answer, { items: unknown }>;
    },
    downloadInventory: () => file(inventoryCalls.download),
    registerEnquiry: (id: string, body: RegisterEnquiry) => call(enquiryCalls.register, { id, body }),
    downloadNewsletter: () => file(newsletterCalls.download),
    leftBehind: () => call(staffCalls.leftBehind, {}),
    reassignDoctor: (id: string, doctor: string) => call(staffCalls.reassign, { id, body: { doctor } }),
  };
};

export type ClinicVerbs = ReturnType<typeof createClinicVerbs>;
