// Checks how much JavaScript (kB, gzip) a cold visit of each kind of page fetches: node scripts/check-budgets.mjs
// Looks at the built product in a browser, so build first.
import { scriptBytes } from './page-scripts.mjs';
import { isStarted } from './run.mjs';

const each = (limit, ...pages) => pages.map((page) => [page, limit]);

/** A page and its limit in kB. */
const PAGES = [
  ...each(280, '/admin/login', '/assistant/login'),
  ...each(410, '/admin', '/admin/doctors', '/admin/assistants', '/admin/clients', '/admin/account'),
  ...each(
    410,
    '/assistant',
    '/assistant/appointments?view=requests',
    '/assistant/clients',
    '/assistant/client-details/:client',
    '/assistant/all-invoices',
    '/assistant/inventory',
    '/assistant/enquiries',
    '/assistant/account',
  ),
  // With how narrow visits are drawn, how a week is laid out beside the screen, and what stands beside a list.
  ...each(424, '/assistant/appointments'),
  // With the pickers of day and time, which the doctors' hours share, and the first free day.
  ...each(418, '/assistant/book-appointment', '/assistant/invoice'),
  // And with the filters of a list, which the letters share, and what stands beside it.
  ...each(436, '/admin/audit'),
  ...each(200, '/staff/login'),
  // With what is painted before React, as all of the client's pages; each library is a file of its own for it.
  ...each(215, '/client/login', '/client/forgot-password'),
  // And what a new client agrees to.
  ...each(216, '/client/register'),
  // With the next meal and dose, what can be done about the next visit, and the way to today's weight.
  ...each(187, '/client/dashboard'),
  ...each(
    214,
    '/client/plan',
    '/client/diet-plan',
    '/client/vitamins',
    '/client/vitamins-plan',
    '/client/herbs-plan',
    '/client/snacks',
    '/client/appointments',
    '/client/check-ins',
    '/client/personal-details',
    '/client/account',
  ),
  // With the encrypted drafts, cover by a colleague, and what is said beside a field while it is typed.
  ...each(
    234,
    '/doctor',
    '/doctor/clients',
    '/doctor/account',
    '/doctor/clients/:client',
    '/doctor/clients/:client/history',
    '/doctor/client-plan/:client',
    '/doctor/vitamins/:client',
    '/doctor/herbs/:client',
    '/doctor/snacks/:client',
    '/doctor/checkup/:client',
  ),
  // And with the ranges of measures, and the correction of an end.
  ...each(238, '/doctor/end-program/:client'),
  // The chart is what the page is for.
  ...each(328, '/client/progress'),
  // With what tells a new measurement from the correction of an old one, and the client's phone number.
  ...each(243, '/doctor/personal-details/:client', '/doctor/current-body-status/:client'),
  // The calendar that the desk has too, which draws only what changes while a visit is carried.
  ...each(243, '/doctor/appointments'),
  ...each(280, '/doctor/diet-plan/:client'),
  // The charts with the goal and the signals, below the client's header and navigation; the client's name on paper.
  ...each(336, '/doctor/body-status/:client'),
];

/** Each page with its size in kB and its limit. */
export async function pageSizes() {
  const found = await scriptBytes(PAGES.map(([page]) => page));
  return PAGES.map(([page, limit]) => ({ page, size: Math.ceil(found.get(page) / 1000), limit }));
}

async function checkBudgets() {
  const sizes = await pageSizes();
  for (const { page, size, limit } of sizes)
    console.log(`${size <= limit ? 'ok ' : 'BIG'} ${String(size).padStart(4)} of ${limit} kB  ${page}`);
  return sizes.every(({ size, limit }) => size <= limit);
}

if (isStarted(import.meta.url)) process.exitCode = (await checkBudgets()) ? 0 : 1;
