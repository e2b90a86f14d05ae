import { CLIENT_SCREENS } from '../../pages/client-screens.ts';
import { demoOf, type Area, type Demo } from '../../pages/demo.ts';
import { noSlips, shownWhole, visit, watchRequests } from '../../pages/crawler.ts';
import { DIALOGS, expectBackCloses, expectDialog } from '../../pages/dialogs.ts';
import { keepSession } from '../../pages/log-in.ts';
import { expect, test } from '../../fixtures.ts';

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
  'consultation',
  'body-status',
  'end-program',
  'progress-report',
];

interface Visited {
  who: string;
  area?: Area;
  paths: string[];
}

const AREAS: Visited[] = [
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
    area: 'admin',
    paths: [
      '/admin',
      '/admin/doctors',
      '/admin/assistants',
      '/admin/clients',
      '/admin/audit',
      '/admin/erasures',
      '/admin/money',
      '/admin/money?report=sales',
      '/admin/reports',
      '/admin/hours',
      '/admin/settings',
      '/admin/settings?tab=clinic',
      '/admin/settings?tab=business',
      '/admin/taxClasses',
      '/admin/account',
    ],
  },
  {
    who: 'an assistant',
    area: 'assistant',
    paths: [
      '/assistant',
      '/assistant/appointments',
      '/assistant/appointments?view=requests',
      '/assistant/book-appointment',
      '/assistant/clients',
      '/assistant/client-details/:client',
      '/assistant/invoice',
      '/assistant/all-invoices',
      '/assistant/all-invoices/dues',
      '/assistant/all-invoices/payments',
      '/assistant/all-invoices/payments/:receipt',
      '/assistant/all-invoices/credit-notes',
      '/assistant/all-invoices/drawer',
      '/assistant/invoice/:invoice',
      '/assistant/invoice/:invoice/correct',
      '/assistant/inventory',
      '/assistant/enquiries',
      '/assistant/hours',
      '/assistant/account',
    ],
  },
  {
    who: 'a doctor',
    area: 'doctor',
    paths: [
      '/doctor',
      '/doctor/appointments',
      '/doctor/hours',
      '/doctor/clients',
      '/doctor/foods',
      '/doctor/foods/new',
      '/doctor/account',
      '/doctor/clients/:client',
      '/doctor/clients/:client/history',
      ...DOCTORS_CLIENT.map((screen) => `/doctor/${screen}/:client`),
    ],
  },
  {
    who: 'a client',
    area: 'client',
    paths: CLIENT_SCREENS.map((screen) => `/client/${screen}`),
  },
];

/**
 * All other pages look the same on each day and at each hour: `npm run test:all` leaves them out at its second moment.
 */
const DATED = new Set([
  '/admin',
  '/admin/hours',
  '/assistant',
  '/assistant/appointments',
  '/assistant/appointments?view=requests',
  '/assistant/book-appointment',
  '/assistant/client-details/:client',
  '/assistant/hours',
  '/doctor',
  '/doctor/appointments',
  '/doctor/hours',
  '/doctor/clients/:client',
  '/doctor/client-plan/:client',
  '/doctor/diet-plan/:client',
  '/doctor/checkup/:client',
  '/doctor/body-status/:client',
  '/doctor/progress-report/:client',
  '/client/dashboard',
  '/client/plan',
  '/client/diet-plan',
  '/client/shopping-list',
  '/client/appointments',
  '/client/check-ins',
  '/client/progress',
]);

const addressOf = (path: string, { client, invoice, receipt, creditor, unreached }: Demo) =>
  path
    .replace(':client', client)
    .replace(':invoice', invoice)
    .replace(':receipt', receipt)
    .replace(':creditor', creditor)
    .replace(':unreached', unreached);

for (const { who, area, paths } of AREAS) {
  for (const path of paths)
    test(
      `${who} finds ${path} whole and quiet, on a desktop and on a phone`,
      { tag: DATED.has(path) ? [] : '@undated' },
      async ({ page, clinic, accessible }) => {
        const demo = await demoOf(clinic);
        if (area) await keepSession(page, demo.sessions[area]);
        const failed = watchRequests(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(page, addressOf(path, demo));
        await accessible();
        // The page is resized, since loading it anew for the second width took longer than checking it.
        await page.setViewportSize({ width: 360, height: 900 });
        await shownWhole(page, `${path} at 360 px`);
        await accessible('html', 'layout');
        expect(failed).toEqual([]);
      },
    );

  if (!area) continue;
  test(
    `${who} finds every dialog whole and quiet, on a phone and on a desktop, and closes it by Back`,
    { tag: '@undated' },
    async ({ page, clinic, accessible, quietConsole }) => {
      // A doctor with clients is not deleted: the refusal opens the dialog that reassigns them.
      quietConsole.allow(/409 \(Conflict\).*\/rest\/doctors\//);
      const demo = await demoOf(clinic);
      await keepSession(page, demo.sessions[area]);
      for (const { path, name, open, phone, anew } of DIALOGS[who] ?? [])
        await test.step(`${String(name)} on ${path}`, async () => {
          const opened = async () => {
            await visit(page, addressOf(path, demo));
            await open(page);
          };
          const isWhole = async (rules: 'all' | 'layout') => {
            await expectDialog(page, name);
            await noSlips(page, path);
            await accessible('[role="dialog"], dialog[open]', rules);
          };
          await page.setViewportSize({ width: 360, height: 900 });
          await opened();
          await isWhole(phone ? 'all' : 'layout');
          if (!phone) {
            // Opening each anew for the second width took longer than looking at it.
            if (anew) await expectBackCloses(page, name);
            await page.setViewportSize({ width: 1440, height: 900 });
            if (anew) await opened();
            await isWhole('all');
          }
          await expectBackCloses(page, name);
        });
    },
  );
}

test('an unknown address answers 404 with the way home', async ({ page, accessible, quietConsole }) => {
  quietConsole.allow(/404/);
  await visit(page, '/no-such-page', 404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await accessible();
});
