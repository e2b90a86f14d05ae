import type { DoctorLogin } from '@clinic/contract/people';
import type { Client } from '@clinic/contract/people';
import type { Invoice } from '@clinic/contract/invoices';
import { noSlips, shownWhole, visit, watchRequests } from '../../pages/crawler.ts';
import { DIALOGS, expectDialog } from '../../pages/dialogs.ts';
import { signIn } from '../../pages/log-in.ts';
import { expect, test, type Clinic } from '../../fixtures.ts';

const PASSWORD = 'demo-clinic';

/** The demo clinic's client with a running program, and an invoice. */
async function demoIds(clinic: Clinic): Promise<{ client: string; invoice: string }> {
  const log = { email: 'doctor@demo.example', password: PASSWORD };
  const { token } = await clinic.call<DoctorLogin>(undefined, 'POST', '/doctor/emailVerify', log);
  const { clients } = await clinic.call<{ clients: Client[] }>({ token }, 'GET', '/client/allClients');
  const client = clients.find(({ email }) => email === 'client@demo.example')?.id ?? '';
  const desk = { email: 'assistant@demo.example', password: PASSWORD };
  const assistant = await clinic.call<{ token: string }>(undefined, 'POST', '/assistant/emailVerify', desk);
  const { invoices } = await clinic.call<{ invoices: Invoice[] }>(
    assistant,
    'GET',
    '/invoice/getAllInvoices',
  );
  return { client, invoice: invoices[0]?.id ?? '' };
}

const FORMS = [
  'personal-details',
  'family-history',
  'medical-history',
  'health-habits',
  'current-body-status',
  'dietary-recall',
];
const DOCTORS_CLIENT = [
  ...FORMS,
  'client-plan',
  'diet-plan',
  'vitamins',
  'herbs',
  'snacks',
  'checkup',
  'body-status',
  'end-program',
  'progress-report',
];

const AREAS = [
  {
    who: 'a visitor',
    paths: [
      '/',
      '/about-us',
      '/awards',
      '/plans',
      '/plans/weight-loss',
      '/contact-us',
      '/terms',
      '/privacy',
      '/staff/login',
      '/client/login',
      '/client/register',
      '/client/forgot-password',
      '/staff/forgot-password',
      '/admin/login',
      '/assistant/login',
    ],
  },
  {
    who: 'an admin',
    logIn: '/admin/login',
    email: 'admin@demo.example',
    paths: [
      '/admin',
      '/admin/doctors',
      '/admin/assistants',
      '/admin/clients',
      '/admin/audit',
      '/admin/erasures',
      '/admin/reports',
      '/admin/hours',
      '/admin/settings',
      '/admin/account',
    ],
  },
  {
    who: 'an assistant',
    logIn: '/assistant/login',
    email: 'assistant@demo.example',
    paths: [
      '/assistant',
      '/assistant/appointments',
      '/assistant/appointments?view=requests',
      '/assistant/book-appointment',
      '/assistant/clients',
      '/assistant/client-details/:client',
      '/assistant/invoice',
      '/assistant/all-invoices',
      '/assistant/invoice/:invoice',
      '/assistant/inventory',
      '/assistant/enquiries',
      '/assistant/hours',
      '/assistant/account',
    ],
  },
  {
    who: 'a doctor',
    logIn: '/staff/login',
    email: 'doctor@demo.example',
    paths: [
      '/doctor',
      '/doctor/appointments',
      '/doctor/hours',
      '/doctor/clients',
      '/doctor/account',
      '/doctor/clients/:client',
      '/doctor/clients/:client/history',
      ...DOCTORS_CLIENT.map((screen) => `/doctor/${screen}/:client`),
    ],
  },
  {
    who: 'a client',
    logIn: '/client/login',
    email: 'client@demo.example',
    paths: [
      'dashboard',
      'personal-details',
      'plan',
      'diet-plan',
      'vitamins',
      'vitamins-plan',
      'herbs-plan',
      'snacks',
      'appointments',
      'check-ins',
      'progress',
      'account',
      'access',
      'privacy',
    ].map((screen) => `/client/${screen}`),
  },
];

for (const { who, logIn, email, paths } of AREAS) {
  test(`${who} finds every page whole and quiet, on a desktop and on a phone`, async ({
    page,
    clinic,
    accessible,
  }) => {
    if (logIn) await signIn(page, logIn, { email, password: PASSWORD });
    const { client, invoice } = await demoIds(clinic);
    const failed = watchRequests(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, path.replace(':client', client).replace(':invoice', invoice));
      await accessible();
      // Loading a page anew for the second width took longer than looking at it.
      await page.setViewportSize({ width: 360, height: 900 });
      await shownWhole(page, `${path} at 360 px`);
      await accessible();
    }
    expect(failed).toEqual([]);
  });

  if (!logIn) continue;
  for (const width of [360, 1440])
    test(`${who} finds every dialog whole and quiet at ${width} px`, async ({
      page,
      clinic,
      accessible,
      quietConsole,
    }) => {
      // A doctor who has clients is not deleted: the refusal opens the dialog that hands them over.
      quietConsole.allow(/409 \(Conflict\).*\/rest\/doctors\//);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, logIn, { email, password: PASSWORD });
      const { client } = await demoIds(clinic);
      for (const { path, name, open, phone } of DIALOGS[who] ?? []) {
        if (phone && width > 360) continue;
        await test.step(`${String(name)} on ${path}`, async () => {
          await visit(page, path.replace(':client', client));
          await open(page);
          await expectDialog(page, name);
          await noSlips(page, path);
          await accessible('[role="dialog"], dialog[open]');
        });
      }
    });
}

test('an unknown address answers 404 with the way home', async ({ page, accessible, quietConsole }) => {
  quietConsole.allow(/404/);
  await visit(page, '/no-such-page', 404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await accessible();
});
