// Checks how much JavaScript (kB, gzip) the first load of a page takes, by the manifests of the builds:
// node scripts/check-budgets.mjs
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/** A page may grow by a twentieth above its figure, then the figure is changed or the addition removed. */
const ROOM = 1.05;

/** The build of each area, and the modules that every page of it loads. */
const AREAS = {
  admin: { build: 'backoffice', modules: ['admin.html', 'src/admin/AdminApp.tsx'] },
  assistant: { build: 'backoffice', modules: ['assistant.html', 'src/assistant/AssistantApp.tsx'] },
  client: {
    build: 'portal',
    modules: ['client.html', 'src/app/main.tsx', 'src/app/routes/client/ClientLayout.tsx'],
  },
  doctor: { build: 'portal', modules: ['src/app/main.tsx', 'src/app/routes/doctor/DoctorLayout.tsx'] },
  'admin log-in': { build: 'backoffice', modules: ['admin.html'] },
  'assistant log-in': { build: 'backoffice', modules: ['assistant.html'] },
  'client log-in': { build: 'portal', modules: ['client.html', 'src/app/main.tsx'] },
  'staff log-in': { build: 'portal', modules: ['src/app/main.tsx'] },
};

const chart = 'src/features/body-status/MeasureChart.tsx';
const calendar = ['src/appointments/DeskCalendar.tsx', '../ui/src/calendar/DragCalendar.tsx'];

const listView = [
  'src/features/diet-plan-builder/WeekMeals.tsx',
  'src/features/diet-plan-meals/NamePicker.tsx',
];

/** Each page with its area, its limit in kB, and the modules that it shows at once. */
const PAGES = [
  ['admin log-in', 203],
  ['assistant log-in', 203],
  ['admin', 300],
  ['admin', 371, 'src/doctors/DoctorsPage.tsx', 'src/staff/StaffForm.tsx'],
  ['admin', 346, 'src/clients/OwnersPage.tsx'],
  ['admin', 409, 'src/audit/AuditPage.tsx', 'src/audit/AuditFilters.tsx'],
  ['admin', 453, 'src/reports/MoneyPage.tsx', 'src/reports/MoneyChart.tsx'],
  ['admin', 311, 'src/account/OwnAccountPage.tsx'],
  ['assistant', 305],
  ['assistant', 411, 'src/appointments/AppointmentsPage.tsx', ...calendar],
  ['assistant', 398, 'src/appointments/BookAppointmentPage.tsx'],
  ['assistant', 337, 'src/client-page/ClientsPage.tsx'],
  ['assistant', 331, 'src/client-page/ClientDetailsPage.tsx'],
  ['assistant', 343, 'src/invoices/InvoicesPage.tsx'],
  ['assistant', 402, 'src/invoices/GenerateInvoicePage.tsx'],
  ['assistant', 341, 'src/inventory/InventoryPage.tsx'],
  ['assistant', 346, 'src/enquiries/EnquiriesPage.tsx'],
  ['staff log-in', 210, 'src/app/routes/auth/staff-login.tsx'],
  ['client log-in', 214, 'src/app/routes/auth/client-login.tsx'],
  ['client log-in', 213, 'src/app/routes/auth/client-forgot-password.tsx'],
  ['client log-in', 216, 'src/app/routes/auth/client-register.tsx'],
  ['client', 194, 'src/app/routes/client/dashboard.tsx'],
  ['client', 196, 'src/app/routes/client/plan.tsx'],
  ['client', 217, 'src/app/routes/client/diet-plan.tsx', 'src/features/dashboard/OwnDays.tsx'],
  ['client', 200, 'src/app/routes/client/vitamins.tsx'],
  ['client', 198, 'src/app/routes/client/snacks.tsx'],
  [
    'client',
    212,
    'src/app/routes/client/appointments.tsx',
    'src/features/appointments/ActiveAppointment.tsx',
  ],
  ['client', 214, 'src/app/routes/client/check-ins.tsx'],
  ['client', 207, 'src/app/routes/client/personal-details.tsx'],
  ['client', 318, 'src/app/routes/client/progress.tsx', chart],
  ['client', 203, 'src/app/routes/client/account.tsx'],
  ['doctor', 206, 'src/app/routes/doctor/home.tsx'],
  ['doctor', 250, 'src/app/routes/doctor/appointments.tsx'],
  ['doctor', 230, 'src/app/routes/doctor/clients.tsx'],
  ['doctor', 238, 'src/app/routes/doctor/client-overview.tsx'],
  ['doctor', 230, 'src/app/routes/doctor/client-history.tsx'],
  ['doctor', 237, 'src/app/routes/doctor/client-plan.tsx'],
  ['doctor', 301, 'src/app/routes/doctor/diet-plan.tsx', 'src/features/diet-plan-grid/DietPlanGrid.tsx'],
  ['doctor', 312, 'src/app/routes/doctor/diet-plan.tsx', ...listView],
  ['doctor', 245, 'src/app/routes/doctor/vitamins.tsx'],
  ['doctor', 240, 'src/app/routes/doctor/snacks.tsx'],
  ['doctor', 243, 'src/app/routes/doctor/checkup.tsx'],
  ['doctor', 251, 'src/app/routes/doctor/intake-form.tsx'],
  ['doctor', 249, 'src/app/routes/doctor/end-program.tsx'],
  ['doctor', 240, 'src/app/routes/doctor/foods.tsx'],
  ['doctor', 240, 'src/app/routes/doctor/food.tsx'],
  ['doctor', 343, 'src/app/routes/doctor/body-status.tsx', chart],
  ['doctor', 197, 'src/app/routes/doctor/account.tsx'],
];

/** Each page with its size and its limit in kB. */
async function pageSizes() {
  const manifests = { backoffice: await manifestOf('backoffice'), portal: await manifestOf('portal') };
  const sizes = new Map();
  return Promise.all(
    PAGES.map(async ([area, figure, ...shown]) => {
      const { build, modules } = AREAS[area];
      const files = new Set();
      for (const name of [...modules, ...shown]) addScripts(manifests[build], name, files);
      let bytes = 0;
      for (const file of files) bytes += await sizeOf(path.join(root, build, 'dist', file), sizes);
      const page = [area, ...shown.map((name) => path.parse(name).name)].join(', ');
      return { page, size: Math.ceil(bytes / 1000), limit: Math.round(figure * ROOM) };
    }),
  );
}

const manifestOf = async (build) =>
  JSON.parse(await readFile(path.join(root, build, 'dist/.vite/manifest.json'), 'utf8'));

/** The script of a module and those that it imports. */
function addScripts(manifest, name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}: see PAGES of scripts/check-budgets.mjs.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addScripts(manifest, imported, files);
}

/** Most files belong to many pages, which ask at the same time: each is read once. */
function sizeOf(file, sizes) {
  if (!sizes.has(file))
    sizes.set(
      file,
      readFile(file).then((script) => gzipSync(script).length),
    );
  return sizes.get(file);
}

async function checkBudgets() {
  const pages = await pageSizes();
  for (const { page, size, limit } of pages)
    console.log(`${size <= limit ? 'ok ' : 'BIG'} ${String(size).padStart(4)} of ${limit} kB  ${page}`);
  return pages.every(({ size, limit }) => size <= limit);
}

process.exitCode = (await checkBudgets()) ? 0 : 1;
