import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Payment } from '@clinic/contract/billing/payments';
import type { AdminLogin, AssistantLogin, Client, ClientLogin, DoctorLogin } from '@clinic/contract/people';
import type { Clinic } from '../fixtures.ts';

export type Area = 'admin' | 'assistant' | 'doctor' | 'client';

/** Data of the demo clinic for the crawls, read once per worker, since a log-in takes longer than most pages. */
export interface Demo {
  /** Storage entries of each area's log-in. */
  sessions: Record<Area, Record<string, string>>;
  /** A client with a running program. */
  client: string;
  invoice: string;
  /** Id of a receipt of which something is left, and of its client. */
  receipt: string;
  creditor: string;
  /** A client without an e-mail. */
  unreached: string;
}

let known: Promise<Demo> | undefined;

export const demoOf = (clinic: Clinic): Promise<Demo> => (known ??= ask(clinic));

async function ask(clinic: Clinic): Promise<Demo> {
  const logIn = <Answer>(area: Area, path: string) =>
    clinic.call<Answer>(undefined, 'POST', path, { email: `${area}@demo.example`, password: 'demo-clinic' });
  const admin = await logIn<AdminLogin>('admin', '/admin/login');
  const assistant = await logIn<AssistantLogin>('assistant', '/assistant/emailVerify');
  const doctor = await logIn<DoctorLogin>('doctor', '/doctor/emailVerify');
  const client = await logIn<ClientLogin>('client', '/client/emailVerify');
  const { clients } = await clinic.call<{ clients: Client[] }>(doctor, 'GET', '/client/allClients');
  const all = await clinic.call<{ clients: Client[] }>(assistant, 'GET', '/client/allClients');
  const { invoices } = await clinic.call<{ invoices: Invoice[] }>(
    assistant,
    'GET',
    '/invoice/getAllInvoices',
  );
  const payments = await clinic.call<Payment[]>(assistant, 'GET', '/rest/payments?range=[0,99]');
  const advance = payments.find(({ number, left }) => number !== null && left > 0);
  const stored = ({ id, name }: { id: string; name: string }, token: string) =>
    JSON.stringify({ _id: id, id, name, token });
  return {
    sessions: {
      admin: { adminToken: admin.token, admin: JSON.stringify({ id: admin.ad.id, name: admin.ad.name }) },
      assistant: { assistant: stored(assistant.assistantData, assistant.token) },
      doctor: { doctor: stored(doctor.doc, doctor.token) },
      client: { client: stored(client.client, client.token) },
    },
    client: clients.find(({ email }) => email === 'client@demo.example')?.id ?? '',
    // Another test may have credited the newest invoice, which cannot be credited again.
    invoice: invoices.find(({ state }) => state === 'paid')?.id ?? '',
    receipt: advance?.id ?? '',
    creditor: advance?.client.id ?? '',
    unreached: all.clients.find(({ email }) => email === '')?.id ?? '',
  };
}
