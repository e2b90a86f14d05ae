// The screens of docs/screens.md, and what the demo clinic needs besides, so that each has something to show.

const press = (name) => async (page) => page.getByRole('button', { name, exact: true }).first().click();
const type = async (form, fields) => {
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(text);
};

async function askAlike(page) {
  await press('Add client')(page);
  const form = page.getByRole('dialog', { name: 'Add client' });
  // The demo's Karan Malhotra has this number.
  await type(form, { Name: 'Dev Malhotra', Phone: '9825128988' });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Twice in the books?' }).waitFor();
}

async function repeat(page) {
  await press('Repeat')(page);
  const dates = page.getByRole('region', { name: 'Dates of the series' });
  await dates.getByText(/^12 dates: \d/).waitFor();
  await dates.evaluate((list) => list.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -180));
}

async function takeDown(page) {
  await press('Phone enquiry')(page);
  const form = page.getByRole('dialog', { name: 'Enquiry on the phone' });
  await type(form, {
    Name: 'Usha Trivedi',
    Phone: '9824055512',
    'What was said': 'Her knees hurt. Evenings.',
  });
}

async function inGujarati(page) {
  const language = page.getByText('ગુજરાતી', { exact: true }).first();
  await language.click();
  await language.evaluate((choice) => choice.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -110));
}

async function inList(page) {
  await press('List')(page);
  await page.getByRole('heading', { name: /^Meal Plans of/ }).waitFor();
}

async function inGrid(page) {
  await press('Grid')(page);
  const grid = page.getByRole('grid', { name: 'Meals of the weeks' });
  await grid.waitFor();
  await page
    .getByText(/\d kcal$/)
    .first()
    .waitFor();
  await grid.evaluate((table) => table.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -200));
}

async function fromLibrary(page) {
  await press('From the Library')(page);
  await page
    .getByRole('button', { name: /^Look at / })
    .first()
    .waitFor();
}

async function toTheTarget(page) {
  await press('Scale to the Target')(page);
  await page.getByRole('dialog', { name: 'Scale to the target' }).waitFor();
}

async function onPaper(page) {
  await page.locator('.chart-page').first().waitFor();
  if (page.viewportSize().width > 1000) await page.emulateMedia({ media: 'print' });
}

/**
 * Name of the picture, who looks, the address, and what is done there first. `:client` and `:invoice` are the demo
 * client's; `:caller`, `:visit` and the days are those of `prepared`.
 * @type {[string, string | null, string, ((page: import('@playwright/test').Page) => Promise<void>)?][]}
 */
export const SCREENS = [
  ['site', null, '/'],
  ['client-login', null, '/client/login'],
  ['staff-login', null, '/staff/login'],
  ['desk-home', 'assistant', '/assistant'],
  ['desk-calendar', 'assistant', '/assistant/appointments?view=month'],
  ['desk-requests', 'assistant', '/assistant/appointments?view=requests'],
  ['desk-clients', 'assistant', '/assistant/clients?beside=:client'],
  ['desk-client', 'assistant', '/assistant/client-details/:client'],
  ['desk-caller', 'assistant', '/assistant/client-details/:caller'],
  ['desk-alike', 'assistant', '/assistant/clients', askAlike],
  ['desk-phone-enquiry', 'assistant', '/assistant', takeDown],
  ['desk-series', 'assistant', '/assistant/book-appointment?date=:first&time=10:00&client=:client', repeat],
  ['desk-past-visit', 'assistant', '/assistant/book-appointment?date=:yesterday&time=10:30&client=:caller'],
  ['desk-slip', 'assistant', '/assistant/visit-slip/:visit'],
  ['desk-invoice', 'assistant', '/assistant/invoice/:invoice'],
  ['desk-inventory', 'assistant', '/assistant/inventory'],
  ['doctor-home', 'doctor', '/doctor'],
  ['doctor-client', 'doctor', '/doctor/clients/:client'],
  ['doctor-diet-plan', 'doctor', '/doctor/diet-plan/:client', inList],
  ['doctor-grid', 'doctor', '/doctor/diet-plan/:client', inGrid],
  ['doctor-library', 'doctor', '/doctor/diet-plan/:client', fromLibrary],
  ['doctor-scale', 'doctor', '/doctor/diet-plan/:client', toTheTarget],
  ['doctor-doses', 'doctor', '/doctor/vitamins/:caller'],
  ['doctor-foods', 'doctor', '/doctor/foods'],
  ['doctor-results', 'doctor', '/doctor/body-status/:client'],
  ['doctor-consultation', 'doctor', '/doctor/consultation/:client'],
  ['doctor-checkup', 'doctor', '/doctor/checkup/:client'],
  ['client-home', 'client', '/client/dashboard'],
  ['client-diet-plan', 'client', '/client/diet-plan'],
  ['client-shopping-list', 'client', '/client/shopping-list'],
  ['client-plan-words', 'client', '/client/diet-plan', inGujarati],
  ['plan-chart-en', 'client', '/client/plan-chart?lang=en', onPaper],
  ['plan-chart-hi', 'client', '/client/plan-chart?lang=hi', onPaper],
  ['plan-chart-gu', 'client', '/client/plan-chart?lang=gu', onPaper],
  ['client-appointments', 'client', '/client/appointments'],
  ['client-progress', 'client', '/client/progress'],
  ['client-check-in', 'client', '/client/check-ins'],
  ['admin-home', 'admin', '/admin'],
  ['admin-letters', 'admin', '/admin/letters'],
  ['admin-hours', 'admin', '/admin/hours'],
  ['admin-clinic', 'admin', '/admin/settings?tab=clinic'],
];

const DAY_MS = 86_400_000;
const dayFromToday = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A Monday, on which the demo's clinic is open. */
const mondayAfter = (days) => {
  const from = Date.now() + days * DAY_MS;
  return new Date(from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10);
};

/** Adds a client without an e-mail, with a confirmed visit that the desk is to tell, and with courses of vitamins. */
export async function prepared(api, { assistant, doctor }) {
  const caller = await api('/rest/clients', {
    token: assistant.token,
    body: { name: 'Savita Jani', email: '', phone: '9824011223', doctor: doctor.id },
  });
  const first = mondayAfter(8);
  const { appointment } = await api('/appointment/create', {
    token: assistant.token,
    body: {
      doctor: doctor.id,
      client: caller.id,
      assistant: assistant.id,
      appointmentType: 'Cash',
      date: first,
      time: '10:00',
      confirm: true,
    },
  });
  const course = (name, slot, days) => ({
    name,
    quantity: '1 tablet',
    dosage: { [slot]: { count: 1, timing: 'A' } },
    ...days,
  });
  await api(`/vitaminPlan/save/${caller.id}`, {
    token: doctor.token,
    body: {
      vitamins: [
        course('Vitamin D3 60,000 IU', 'lunch', { rhythm: { weekdays: [0] }, vehicle: 'warm milk' }),
        course('Calcium 500 mg', 'morning', { to: dayFromToday(40) }),
        course('Iron', 'dinner', { rhythm: { every: 2 } }),
        course('Vitamin B12', 'morning', {}),
      ],
    },
  });
  return { caller: caller.id, visit: appointment.id, first, yesterday: dayFromToday(-1) };
}
