import type {
  Appointment,
  CreateAppointment,
  RescheduleAppointment,
  UpdateAppointment,
} from '@clinic/contract/appointments';
import type { HerbsPlan, VitaminPlan } from '@clinic/contract/dosage-plans';
import type { DeskToday } from '@clinic/contract/enquiries';
import type { ImportPreview, InventoryItem } from '@clinic/contract/inventory';
import type { CreateInvoice, InvoiceCreated } from '@clinic/contract/invoices';
import type { Client, LeftBehind } from '@clinic/contract/people';
import type { SessionStore } from '../auth/session.ts';
import { fetchFile, type Http } from './http.ts';

interface AppointmentAnswer {
  message: string;
  appointment: Appointment;
}

/** The calls of the contract that are more than reading and writing one record. */
export const createClinicVerbs = (http: Http, session: SessionStore) => {
  const call = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Answer> => {
    const headers = new Headers({ Accept: 'application/json' });
    if (key) headers.set('Idempotency-Key', key);
    const payload = body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body);
    const { json } = await http(`/api${path}`, { method, headers, body: payload });
    return json as Answer;
  };
  return {
    /** All appointments of the days from one to the other, both included. */
    appointmentsBetween: (from: string, to: string) =>
      call<{ appointments: Appointment[] }>(
        'GET',
        `/appointment/getAllAppointments?${new URLSearchParams({ from, to })}`,
      ),
    bookAppointment: (body: CreateAppointment, key: string) =>
      call<AppointmentAnswer>('POST', '/appointment/create', body, key),
    updateAppointment: (id: string, body: UpdateAppointment) =>
      call<AppointmentAnswer>('PUT', `/appointment/update/${id}`, body),
    rescheduleAppointment: (id: string, body: RescheduleAppointment) =>
      call<AppointmentAnswer>('PUT', `/appointment/reschedule/${id}`, body),
    freeTimes: (doctor: string, date: string, duration: number) =>
      call<{ times: string[] }>(
        'GET',
        `/appointment/freeTimes?${new URLSearchParams({ doctor, date, duration: String(duration) })}`,
      ),
    deskToday: () => call<DeskToday>('GET', '/appointment/today'),
    vitaminPlan: (client: string) =>
      call<{ vitaminPlan: VitaminPlan | null }>('GET', `/vitaminPlan/getClientsVitaminPlan/${client}`),
    herbsPlan: (client: string) =>
      call<{ herbsPlan: HerbsPlan | null }>('GET', `/herbsPlan/getClientsHerbsPlan/${client}`),
    nextInvoiceNumber: () => call<{ invoiceNumber: string }>('GET', '/invoice/nextNumber'),
    addInvoice: (body: CreateInvoice, key: string) =>
      call<InvoiceCreated>('POST', '/invoice/addInvoice', body, key),
    previewInventory: (file: File) =>
      call<ImportPreview>('POST', '/inventory/upload?preview=true', fileForm(file)),
    uploadInventory: (file: File) =>
      call<{ items: InventoryItem[]; message: string }>('POST', '/inventory/upload', fileForm(file)),
    downloadInventory: () => fetchFile(session, '/api/inventory/download'),
    registerEnquiry: (id: string, body: { name: string; email: string; phone: string; doctor?: string }) =>
      call<{ message: string; client: Client }>('POST', `/enquiry/register/${id}`, body),
    downloadNewsletter: () => fetchFile(session, '/api/newsletter/download'),
    leftBehind: () => call<{ doctors: LeftBehind[] }>('GET', '/admin/left-behind'),
    reassignDoctor: (id: string, doctor: string) =>
      call<{ message: string; clients: number; appointments: number }>(
        'POST',
        `/admin/doctors/${id}/reassign`,
        { doctor },
      ),
  };
};

const fileForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export type ClinicVerbs = ReturnType<typeof createClinicVerbs>;
