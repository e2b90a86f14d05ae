import { addDays } from '@clinic/contract/clinic-calendar';
import { expect, type Locator, type Page } from '@playwright/test';
import { lastUsed } from './account.ts';
import { search, takeFromMenu } from './back-office.ts';
import { dayFromToday } from './given.ts';

/** A dialog of the product and the steps that open it, which write nothing. */
export interface Opening {
  /**
   * Path of the page; `:client` stands for the demo clinic's client with a running program, the other names are in
   * `demo.ts`.
   */
  path: string;
  name: string | RegExp;
  open: (page: Page) => Promise<void>;
  /** True when the menu is a dialog, which it is on phones only. */
  phone?: boolean;
  /** True for a dialog that must be opened again at the other width, which renders its part of the page anew. */
  anew?: boolean;
}

const pressed = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens it in the view List of a diet plan, which a wide window does not begin with. */
const inList = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await open(page);
};

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** Types into a page's form, opened by its button where there is one, and goes to Home, so that the page asks. */
const left = (field: string, edit?: (page: Page) => Locator) => async (page: Page) => {
  await edit?.(page).click();
  await page.getByRole('main').getByRole('textbox', { name: field }).first().fill('Not saved');
  const menu = page.getByRole('button', { name: /^Open (the )?menu$/ });
  const phone = await menu.isVisible();
  if (phone) await menu.click();
  const links = phone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('navigation');
  await links.getByRole('link', { name: 'Home', exact: true }).first().click();
};

/** Finds the last appointment of the next thirty days, which is upcoming at any time of the run. */
async function confirmedAppointment(page: Page) {
  const agenda = page.getByRole('button', { name: 'Agenda' });
  await agenda.click();
  // The agenda is drawn once all of its thirty days are read.
  await expect(agenda).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.locator('.rbc-agenda-event-cell').filter({ hasText: 'Confirmed' }).last().click();
}

/** The demo clinic's diet plan is as long as its program, so it has no room for another week. */
const changeNotes = (page: Page) =>
  page.getByRole('textbox', { name: 'Notes', exact: true }).fill('A glass of warm water before every meal.');

/** Makes a staff area look idle for almost two hours: the last of its dialogs comes. */
const unused = (area: string) => (page: Page) => lastUsed(page, area, 114);

const desk = '/assistant/appointments';
const template = {
  name: 'plan.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [] }] }),
  ),
};

export const DIALOGS: Record<string, Opening[]> = {
  'an admin': [
    { path: '/admin', name: 'Search', open: async (page) => page.keyboard.press('Control+k'), anew: true },
    { path: '/admin', name: 'Menu', open: pressed('Open menu'), phone: true },
    { path: '/admin/doctors', name: /^Delete /, open: pressed(/^Delete /) },
    {
      path: '/admin/doctors',
      name: /^Hand over the clients/,
      async open(page) {
        await search(page, 'Search doctors', 'doctor2@demo.example');
        await page.getByRole('button', { name: 'Delete Dr Raghav Iyer' }).click();
        await inDialog(page, 'Delete');
      },
    },
    {
      path: '/admin/doctors',
      name: 'Leave without saving?',
      open: left('Name', (page) =>
        page.getByRole('button', { name: 'Add doctor' }).or(page.getByRole('textbox', { name: 'Name' })),
      ),
    },
    { path: '/admin/assistants', name: /^Delete /, open: pressed(/^Delete /) },
    {
      path: '/admin/assistants',
      name: /^Reset the second step/,
      open: pressed(/^Reset second step/),
      anew: true,
    },
    { path: '/admin/hours', name: /^Remove /, open: pressed(/^Remove /) },
    { path: '/admin/clients', name: /^Doctor of /, open: pressed(/change the doctor of/) },
    { path: '/admin/taxClasses', name: 'Add tax class', open: pressed('Add tax class') },
    { path: '/admin/taxClasses', name: /^Sign /, open: pressed(/^Sign /) },
    {
      path: '/admin/settings?tab=business',
      name: 'Leave without saving?',
      open: left('Legal name'),
    },
    { path: '/admin', name: 'Are you still there?', open: unused('admin') },
  ],
  'an assistant': [
    {
      path: '/assistant',
      name: 'Search',
      open: async (page) => page.keyboard.press('Control+k'),
      anew: true,
    },
    { path: `${desk}?view=requests`, name: 'Schedule appointment', open: pressed(/^Schedule /) },
    {
      path: `${desk}?view=requests`,
      name: /^Decline the request of /,
      async open(page) {
        await page
          .getByRole('button', { name: /^Schedule / })
          .first()
          .click();
        await inDialog(page, 'Decline request');
      },
    },
    { path: desk, name: 'Appointment details', open: confirmedAppointment },
    {
      path: desk,
      name: /^Reschedule /,
      async open(page) {
        await confirmedAppointment(page);
        await inDialog(page, 'Reschedule');
      },
    },
    {
      path: desk,
      name: /^Cancel the appointment/,
      async open(page) {
        await confirmedAppointment(page);
        await inDialog(page, 'Cancel appointment');
      },
    },
    { path: '/assistant', name: 'Walk-in', open: pressed('Walk-in') },
    {
      path: '/assistant',
      name: /^Keep the visit of /,
      async open(page) {
        const list = page.getByRole('region', { name: 'Visits inside time off' });
        const title = list.getByRole('button', { name: /Visits inside time off/ });
        // The part is folded on a phone.
        if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
        await takeFromMenu(list.getByRole('listitem').first(), 'Keep');
      },
    },
    { path: '/assistant/book-appointment', name: 'Leave without saving?', open: left('Notes') },
    {
      path: `/assistant/book-appointment?date=${dayFromToday(3)}&time=03:00&client=:client`,
      name: 'Outside the hours',
      async open(page) {
        // The free times move the buttons below them.
        await expect(page.getByRole('group', { name: 'Free times on this day' })).toBeVisible();
        await pressed('Book and confirm')(page);
      },
    },
    { path: '/assistant/clients', name: 'Add client', open: pressed('Add client') },
    {
      path: '/assistant/clients',
      name: 'Close without saving?',
      async open(page) {
        await page.getByRole('button', { name: 'Add client' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Not saved');
        await page.keyboard.press('Escape');
      },
    },
    {
      path: '/assistant/clients',
      name: 'Twice in the books?',
      async open(page) {
        await page.getByRole('button', { name: 'Add client' }).click();
        const form = page.getByRole('dialog', { name: 'Add client' });
        await form.getByRole('textbox', { name: 'Name' }).fill('Not saved');
        await form.getByRole('textbox', { name: 'Email' }).fill('not.saved@example.in');
        // The demo's Karan Malhotra has it.
        await form.getByRole('textbox', { name: 'Phone' }).fill('9825128988');
        await page.keyboard.press('Enter');
      },
      anew: true,
    },
    { path: '/assistant/client-details/:client', name: /^Edit /, open: pressed('Edit') },
    { path: '/assistant/client-details/:client', name: /^Doctor of /, open: pressed('Change doctor') },
    {
      path: '/assistant/client-details/:unreached',
      name: 'What has the client said?',
      open: pressed('Write down'),
    },
    {
      path: '/assistant/client-details/:unreached',
      name: 'The client wants the data erased',
      open: pressed('Wants the data erased'),
    },
    { path: '/assistant/client-details/:client', name: /^Receive from /, open: pressed('Receive') },
    { path: '/assistant/all-invoices/drawer', name: 'Count the drawer', open: pressed('Count the drawer') },
    {
      path: '/assistant/all-invoices/drawer',
      name: 'Put in or take out',
      open: pressed('Put in or take out'),
    },
    { path: '/assistant/all-invoices/dues', name: /^Receive for /, open: pressed(/^Receive for /) },
    { path: '/assistant/invoice/:invoice', name: /^Credit /, open: pressed('Credit') },
    { path: '/assistant/client-details/:creditor', name: /^Refund /, open: pressed('Refund') },
    { path: '/assistant/all-invoices/payments', name: /^Take back /, open: pressed(/^Take back /) },
    { path: '/assistant/inventory', name: 'Add New Item', open: pressed('Add New Item') },
    { path: '/assistant/inventory', name: /^Update /, open: pressed(/^Edit /) },
    { path: '/assistant/inventory', name: /^Delete /, open: pressed(/^Delete /) },
    { path: '/assistant/inventory', name: 'Upload CSV', open: pressed('Upload CSV') },
    { path: '/assistant/enquiries', name: /^Register /, open: pressed('Register as client') },
    {
      path: '/assistant/account',
      name: 'Log out all other devices?',
      open: pressed('Log out all other devices'),
    },
  ],
  'a doctor': [
    { path: '/doctor', name: 'Search', open: async (page) => page.keyboard.press('Control+k'), anew: true },
    { path: '/doctor', name: 'Menu', open: pressed('Open menu'), phone: true },
    { path: '/doctor/appointments', name: 'Appointment Details', open: confirmedAppointment },
    { path: '/doctor/hours', name: /^Remove the week from /, open: pressed(/^Remove the week from /) },
    {
      path: '/doctor/consultation/:client',
      name: /^What is known of /,
      open: async (page) =>
        page.getByRole('region', { name: 'Precautions' }).getByRole('button').first().click(),
    },
    {
      path: '/doctor/diet-plan/:client',
      name: 'What speaks against the plan',
      open: async (page) =>
        page.getByRole('region', { name: 'What speaks against the plan' }).getByRole('button').click(),
    },
    {
      path: '/doctor/medical-history/:client',
      name: 'Leave without saving?',
      open: left('Allergies', (page) => page.getByRole('button', { name: 'Edit Form' })),
    },
    { path: '/doctor/diet-plan/:client', name: /^Rename /, open: pressed('Rename Active') },
    { path: '/doctor/diet-plan/:client', name: /^Remove this week/, open: pressed('Remove Active') },
    { path: '/doctor/diet-plan/:client', name: 'Scale to the target', open: pressed('Scale to the Target') },
    { path: '/doctor/diet-plan/:client', name: /^Swap /, open: inList(pressed(/^Swap /)) },
    { path: '/doctor/diet-plan/:client', name: /^Copy /, open: inList(pressed(/^Copy .* to other weeks$/)) },
    {
      path: '/doctor/diet-plan/:client',
      name: /^Days of /,
      async open(page) {
        await page.getByRole('button', { name: 'Grid', exact: true }).click();
        await page.getByRole('grid').getByRole('columnheader').nth(1).getByRole('button').click();
        await page.getByRole('menuitem', { name: 'Show the days of this week' }).click();
      },
    },
    { path: '/doctor/diet-plan/:client', name: 'From the library', open: pressed('From the Library') },
    {
      path: '/doctor/diet-plan/:client',
      name: 'Save to library: plan',
      open: pressed('Save to Library'),
    },
    { path: '/doctor/diet-plan/:client', name: /^Publish /, open: pressed('Update Diet Plan') },
    {
      path: '/doctor/diet-plan/:client',
      name: 'Start a new plan?',
      async open(page) {
        await changeNotes(page);
        await page.getByRole('button', { name: 'Create New Plan' }).click();
      },
    },
    {
      path: '/doctor/diet-plan/:client',
      name: /^Use the version of /,
      async open(page) {
        await changeNotes(page);
        await page.getByRole('button', { name: 'History', exact: true }).click();
        const history = page.getByRole('region', { name: 'History' });
        await history.locator('summary').first().click();
        await history.getByRole('button', { name: /^Use this version/ }).click();
      },
    },
    {
      path: '/doctor/diet-plan/:client',
      name: 'Load plan.json?',
      open: async (page) => page.getByLabel('Template file').setInputFiles(template),
    },
    // This dialog comes last, since the meal stays in the builder.
    {
      path: '/doctor/diet-plan/:client',
      name: /^Give up the unfinished /,
      open: inList(async (page) => {
        await page.getByRole('button', { name: 'Delete Lunch' }).click();
        await page.getByLabel('Add New Meal').selectOption({ index: 1 });
        await page.getByLabel('Meal Time').fill('05:05');
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      }),
    },
    {
      path: '/doctor/client-plan/:client',
      name: 'The diet plan is longer than this program',
      async open(page) {
        await page.getByLabel('Duration in Weeks').fill('1');
        await page.getByRole('button', { name: 'Update Program Plan' }).click();
      },
    },
    {
      path: '/doctor/client-plan/:client',
      name: 'Move the start of the program?',
      async open(page) {
        const start = page.getByLabel('Start Date');
        await start.fill(addDays(await start.inputValue(), 1));
        await page.getByRole('button', { name: 'Update Program Plan' }).click();
      },
    },
    {
      path: '/doctor/vitamins/:client',
      name: 'Is this right?',
      async open(page) {
        await page.getByRole('button', { name: 'Add New Vitamin' }).click();
        await page.getByLabel('Vitamin Name').fill('Not saved');
        await page.getByLabel('Morning count').fill('50');
        await page.getByRole('button', { name: /^(Save|Update) Vitamin Plan$/ }).click();
      },
    },
    {
      path: '/doctor/vitamins/:client',
      name: 'Start anew?',
      async open(page) {
        await page.getByRole('button', { name: 'Add New Vitamin' }).click();
        await page.getByLabel('Vitamin Name').fill('Not saved');
        await page.getByRole('button', { name: 'Create New Plan' }).click();
      },
    },
    {
      path: '/doctor/checkup/:client',
      name: 'Load another checkup?',
      async open(page) {
        await page.getByLabel('Energy').fill('Not saved');
        await page.getByRole('button', { name: /^Load/ }).first().click();
      },
    },
    {
      path: '/doctor/end-program/:client',
      name: /^End the program /,
      async open(page) {
        await page.getByLabel('Reason').selectOption('Completed');
        await page.getByRole('button', { name: 'End Program' }).click();
      },
    },
    { path: '/doctor/clients', name: 'Are you still there?', open: unused('doctor') },
  ],
  'a client': [
    { path: '/client/dashboard', name: 'Menu', open: pressed('Menu'), phone: true },
    { path: '/client/appointments', name: /appointment/i, open: pressed('Book') },
    { path: '/client/appointments', name: /^Reschedule/, open: pressed('Reschedule') },
    { path: '/client/appointments', name: /^Cancel /, open: pressed('Cancel') },
    { path: '/client/privacy', name: 'Ask to erase my data?', open: pressed('Ask to erase my data') },
    {
      path: '/client/personal-details',
      name: 'Leave without saving?',
      open: left('Main Concern', (page) =>
        page.getByRole('region', { name: 'About you' }).getByRole('button'),
      ),
    },
  ],
};

/** Waits for the last opened dialog, wholly on the screen. */
export async function expectDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name }).last();
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 1 });
}

/** Back closes the dialog, or asks before what is typed in it is lost, and leaves the page where it is. */
export async function expectBackCloses(page: Page, name: string | RegExp): Promise<void> {
  const address = page.url();
  const dialog = page.getByRole('dialog', { name }).last();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  const isAnswered = async () => !(await dialog.isVisible()) || (await question.isVisible());
  await expect.poll(isAnswered, `${String(name)} after Back`).toBe(true);
  expect(page.url()).toBe(address);
}
