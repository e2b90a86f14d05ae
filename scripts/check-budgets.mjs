// Checks how much JavaScript (kB, gzip) each kind of page loads before it can be used: node scripts/check-budgets.mjs
// Reads the manifests of the built apps, so build first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isStarted, root } from './run.mjs';

const ADMIN = ['admin.html', 'src/admin/AdminApp.tsx'];
const ASSISTANT = ['assistant.html', 'src/assistant/AssistantApp.tsx'];

const AUTH = 'src/app/routes/auth';
const CLIENT = 'src/app/routes/client';
// `client` is the chunk of the layout and the dashboard (portal/vite.config.ts).
const clientPage = (page, limit) => [
  `/client/${page}`,
  'portal',
  ['index.html', 'client', ...(page === 'dashboard' ? [] : [`${CLIENT}/${page}.tsx`])],
  limit,
];

const DOCTOR = 'src/app/routes/doctor';
const doctorPage = (page, limit, ...more) => [
  `/doctor/${page}`,
  'portal',
  ['index.html', `${DOCTOR}/DoctorLayout.tsx`, `${DOCTOR}/${page}.tsx`, ...more],
  limit,
];

/** A page, the app that has it, the modules that it loads one after the other, and its limit in kB. */
const PAGES = [
  ['/admin/login', 'backoffice', ['admin.html'], 280],
  ['/assistant/login', 'backoffice', ['assistant.html'], 280],
  ['/admin/clients', 'backoffice', [...ADMIN, 'src/clients/OwnersPage.tsx'], 410],
  ['/admin/doctors', 'backoffice', [...ADMIN, 'src/doctors/DoctorsPage.tsx', 'src/staff/StaffForm.tsx'], 410],
  ['/assistant/clients', 'backoffice', [...ASSISTANT, 'src/clients/ClientsPage.tsx'], 410],
  [
    '/assistant/appointments?view=requests',
    'backoffice',
    [...ASSISTANT, 'src/appointments/AppointmentsPage.tsx'],
    410,
  ],
  ['/assistant/all-invoices', 'backoffice', [...ASSISTANT, 'src/invoices/InvoicesPage.tsx'], 410],
  ['/staff/login', 'portal', ['index.html', `${AUTH}/staff-login.tsx`], 200],
  ['/client/login', 'portal', ['index.html', `${AUTH}/client-login.tsx`], 200],
  ['/client/register', 'portal', ['index.html', `${AUTH}/client-register.tsx`], 200],
  clientPage('dashboard', 170),
  ...[
    'plan',
    'diet-plan',
    'vitamins',
    'vitamins-plan',
    'herbs-plan',
    'snacks',
    'appointments',
    'personal-details',
  ].map((page) => clientPage(page, 200)),
  ...[
    'home',
    'clients',
    'intake-form',
    'client-plan',
    'end-program',
    'vitamins',
    'herbs',
    'snacks',
    'checkup',
  ].map((page) => doctorPage(page, 220)),
  doctorPage('appointments', 230),
  doctorPage('diet-plan', 280),
  doctorPage('body-status', 300, 'src/features/body-status/MeasureChart.tsx'),
];

/** The scripts of a module and of all that it imports at once; what is imported later is left out. */
function scriptsOf(manifest, module, found = new Set()) {
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
  if (!chunk) throw new Error(`No built module is called ${module}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}

/** Each page with its size in kB and its limit. */
export function pageSizes() {
  const manifests = new Map();
  const manifestOf = (app) => {
    if (!manifests.has(app)) {
      const file = path.join(root, app, 'dist/.vite/manifest.json');
      manifests.set(app, JSON.parse(readFileSync(file, 'utf8')));
    }
    return manifests.get(app);
  };
  return PAGES.map(([page, app, modules, limit]) => {
    const scripts = new Set();
    for (const module of modules) scriptsOf(manifestOf(app), module, scripts);
    const bytes = [...scripts]
      .filter((script) => script.endsWith('.js'))
      .reduce((sum, script) => sum + gzipSync(readFileSync(path.join(root, app, 'dist', script))).length, 0);
    return { page, size: Math.round(bytes / 1000), limit };
  });
}

/** True when every page stays within its limit. */
export function checkBudgets() {
  const sizes = pageSizes();
  for (const { page, size, limit } of sizes)
    console.log(`${size <= limit ? 'ok ' : 'BIG'} ${String(size).padStart(4)} of ${limit} kB  ${page}`);
  return sizes.every(({ size, limit }) => size <= limit);
}

if (isStarted(import.meta.url)) process.exitCode = checkBudgets() ? 0 : 1;
