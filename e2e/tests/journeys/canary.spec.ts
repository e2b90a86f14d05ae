import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { FORM_TYPES, fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { visit } from '../../pages/crawler.ts';
import { signIn } from '../../pages/log-in.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';

/** Runs when any screen puts a text into the page as markup; long, so that it also tests the layout. */
const HOSTILE = `"><img src=x onerror="window.canary=1"><script>window.canary=1</script>{{7*7}}\${7*7}'--`;
const named = (title: string) => `${title} ${HOSTILE}`.slice(0, 190);

/** Writes hostile text into every field of a client's record that can be filled in. */
async function poisoned(clinic: Clinic, doctor: Account, assistant: Account, client: Account) {
  const wish = {
    doctor: doctor.id,
    client: client.id,
    assistant: assistant.id,
    date: openDay(),
    time: '10:00',
  };
  const { appointment } = await clinic.call<{ appointment: Appointment }>(
    client,
    'POST',
    '/appointment/create',
    {
      ...wish,
      clientNotes: HOSTILE,
    },
  );
  const confirmed = {
    status: 'confirmed',
    confirmedDate: openDay(),
    confirmedTime: '10:00',
    assistantNotes: HOSTILE,
  };
  await clinic.call(assistant, 'PUT', `/appointment/update/${appointment.id}`, confirmed);
  for (const formType of FORM_TYPES) {
    const text = fieldsOf(formType).filter(({ kind }) => kind === 'line' || kind === 'text');
    const fields = JSON.stringify(Object.fromEntries(text.map(({ name }) => [name, HOSTILE])));
    await clinic.call(doctor, 'POST', '/form/submitForm', { client: client.id, formType, fields });
  }
  const plan = { name: named('Detox'), duration: 2, durationInDays: 14, startDate: dayFromToday(-3) };
  await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
  const item = { days: 7, name: named('Poha'), unit: HOSTILE.slice(0, 20), quantity: HOSTILE.slice(0, 20) };
  const mealPlan = [{ mealType: 'Lunch', mealTime: '13:00', itemGroups: [[item]] }];
  await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, {
    program: plan.name,
    totalDays: 7,
    weeks: [{ weekNumber: 1, title: named('Week'), totalDays: 7, mealPlan }],
    status: 'published',
    notes: HOSTILE,
  });
  const entry = {
    name: named('D3'),
    quantity: HOSTILE,
    notes: HOSTILE,
    dosage: { morning: { count: 1, timing: 'A' } },
  };
  await clinic.call(doctor, 'POST', `/vitaminPlan/save/${client.id}`, { vitamins: [entry] });
  await clinic.call(doctor, 'POST', `/herbsPlan/save/${client.id}`, { herbs: [entry] });
  await clinic.call(doctor, 'POST', `/snacksPlan/save/${client.id}`, {
    snacks: [{ name: 'Green Tea', quantity: HOSTILE }],
  });
  await clinic.call(doctor, 'POST', `/checkup/create/${client.id}`, {
    fields: { other: HOSTILE, motion: HOSTILE },
  });
}

async function poisonedInvoice(clinic: Clinic, assistant: Account, client: Account): Promise<string> {
  const { item } = await clinic.call<{ item: InventoryItem }>(assistant, 'POST', '/inventory/addItem', {
    name: named(`Churna ${client.id}`),
    description: HOSTILE,
    price: 10,
    countInStock: 5,
    category: 'Herb',
  });
  const { invoice } = await clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `X-${client.id}"><b>`,
    date: dayFromToday(0),
    client: client.id,
    items: [{ id: item.id, quantity: 1, price: 10 }],
  });
  return invoice.id;
}

test('hostile text in every field stays text on every screen', async ({
  page,
  anotherPage,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const doctor = await clinic.doctor();
  const assistant = await clinic.assistantOf(doctor);
  const client = await clinic.client();
  const { name: _, password: __, token: ___, ...contact } = client;
  await clinic.call(await clinic.admin(), 'PUT', `/rest/clients/${client.id}`, {
    ...contact,
    name: named('Meera'),
  });
  await poisoned(clinic, doctor, assistant, client);
  const invoice = await poisonedInvoice(clinic, assistant, client);

  const untouched = async (where: typeof page, paths: string[]) => {
    for (const path of paths) {
      await visit(where, path);
      expect(await where.evaluate(() => 'canary' in window), path).toBe(false);
    }
  };
  await page.setViewportSize({ width: 360, height: 900 });
  await signIn(page, '/staff/login', doctor);
  await untouched(
    page,
    [
      'personal-details',
      'medical-history',
      'client-plan',
      'diet-plan',
      'vitamins',
      'snacks',
      'checkup',
      'body-status',
    ]
      .map((screen) => `/doctor/${screen}/${client.id}`)
      .concat('/doctor/appointments', '/doctor/clients'),
  );
  const desk = await anotherPage({ viewport: { width: 360, height: 900 } });
  await signIn(desk, '/assistant/login', assistant);
  await untouched(desk, [
    '/assistant/appointments',
    `/assistant/client-details/${client.id}`,
    `/assistant/invoice/${invoice}`,
    '/assistant/all-invoices',
    '/assistant/inventory',
  ]);
  const phone = await anotherPage({ viewport: { width: 360, height: 900 } });
  await signIn(phone, '/client/login', client);
  await untouched(
    phone,
    ['dashboard', 'personal-details', 'plan', 'diet-plan', 'vitamins-plan', 'snacks', 'appointments'].map(
      (screen) => `/client/${screen}`,
    ),
  );
});
