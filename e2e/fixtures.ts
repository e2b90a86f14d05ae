import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { emptyWindow, newBrowser, sharedBrowser, startedBrowser } from './browser-window.ts';
import { CLOCK_IN_A_SANDBOX } from './clock.ts';
import { serial } from './serial.ts';
import type { AdminLogin, AssistantLogin, DoctorLogin, Registration } from '@clinic/contract/people';

/** A person of the clinic with a working log-in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

/** Makes new people for each test, so that no test depends on another or on the demo clinic's records. */
export interface Clinic {
  /** Calls the API as an account; the path begins after /api. Throws on an error answer. */
  call<Answer>(
    who: Pick<Account, 'token'> | undefined,
    method: string,
    path: string,
    data?: unknown,
  ): Promise<Answer>;
  admin(): Promise<Account>;
  /**
   * Hires a doctor; a select sorts by name and lists a hundred at most, so the name begins with letters that decide the
   * place.
   */
  doctor(name?: string): Promise<Account>;
  assistantOf(doctor: Account): Promise<Account>;
  client(name?: string): Promise<Account>;
  mailsTo(email: string): Promise<string[]>;
}

const PASSWORD = 'secret-1';
const DEMO_ADMIN = { email: 'admin@demo.example', password: 'demo-clinic' };

/** A person whom the clinic does not know yet. */
export function person(title: string) {
  const own = serial();
  return {
    name: `${title} ${own}`,
    email: `${title.toLowerCase().replace(/\W/g, '')}.${own}@example.in`,
    phone: `97${own.slice(-6).padStart(8, '0')}`,
    password: PASSWORD,
  };
}

function clinicOf(request: APIRequestContext, dataDir: string): Clinic {
  const call: Clinic['call'] = async <Answer>(
    who: Pick<Account, 'token'> | undefined,
    method: string,
    target: string,
    data?: unknown,
  ) => {
    const headers = who ? { Authorization: `Bearer ${who.token}` } : undefined;
    const answer = await request.fetch(`/api${target}`, { method, data, headers });
    if (!answer.ok())
      throw new Error(`${method} ${target} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  let signedIn: Promise<Account> | undefined;
  const signIn = async (): Promise<Account> => {
    const { token, ad } = await call<AdminLogin>(undefined, 'POST', '/admin/login', DEMO_ADMIN);
    return { ...DEMO_ADMIN, token, id: ad.id, name: ad.name, phone: '' };
  };
  const admin = () => (signedIn ??= signIn());
  return {
    call,
    admin,
    async doctor(name = 'Dr Asha Mehta') {
      const fields = person(name);
      await call(await admin(), 'POST', '/admin/add-doctor', fields);
      const { token, doc } = await call<DoctorLogin>(undefined, 'POST', '/doctor/emailVerify', fields);
      return { ...fields, id: doc.id, token };
    },
    async assistantOf(doctor) {
      const fields = person('Nisha Solanki');
      await call(await admin(), 'POST', '/admin/add-assistant', { ...fields, doctor: doctor.id });
      const login = await call<AssistantLogin>(undefined, 'POST', '/assistant/emailVerify', fields);
      return { ...fields, id: login.assistantData.id, token: login.token };
    },
    async client(name = 'Meera Joshi') {
      const fields = person(name);
      const { token, client } = await call<Registration>(undefined, 'POST', '/client/emailRegister', fields);
      return { ...fields, id: client.id, token };
    },
    async mailsTo(email) {
      const folder = path.join(dataDir, 'outbox');
      const files = await readdir(folder).catch(() => []);
      const mails = await Promise.all(
        files
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(path.join(folder, name), 'utf8')),
      );
      return mails.filter((mail) => mail.toLowerCase().includes(email));
    },
  };
}

interface Fixtures {
  /**
   * True for a test that changes the whole browser, such as its clock, processor or workers, or that begins without a
   * cache.
   */
  ownBrowser: boolean;
  clinic: Clinic;
  /** Data folder of the server under test. */
  dataDir: string;
  /** Fails the test when a page logged an error or threw; `allow` is for deliberate refusals. */
  quietConsole: { allow(pattern: RegExp): void; watch(page: Page): void };
  /** A page in a new browser context: another person or another device. */
  anotherPage: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Fails on accessibility problems of the page, or of a part of it. At the page's other width only the rules
   * about layout need a second run.
   */
  accessible: (part?: string, rules?: 'all' | 'layout') => Promise<void>;
}

export const test = base.extend<Fixtures, object>({
  browser: [
    async ({ playwright, browserName }, give) => {
      const browser = await startedBrowser(() => playwright[browserName].launch());
      await give(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // The address is known only once the product runs, after the configuration was read.
  baseURL: async ({ baseURL }, give) => give(process.env.BASE_URL ?? baseURL),
  dataDir: process.env.E2E_DATA_DIR ?? '',
  ownBrowser: [false, { option: true }],
  context: async ({ browser, ownBrowser }, give) => {
    const context = await (ownBrowser ? newBrowser(browser) : sharedBrowser(browser));
    await give(context);
    if (ownBrowser) await context.close();
  },
  page: async ({ context, ownBrowser, viewport }, give) => {
    if (ownBrowser) return give(await context.newPage());
    const page = await emptyWindow(context);
    if (viewport) await page.setViewportSize(viewport);
    await give(page);
  },
  clinic: async ({ request, dataDir }, give) => give(clinicOf(request, dataDir)),
  quietConsole: [
    async ({ page }, give) => {
      const problems: string[] = [];
      const allowed = [CLOCK_IN_A_SANDBOX];
      const watch = (watched: Page): void => {
        watched.on('console', (message) => {
          if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('pageerror', (error) => problems.push(String(error)));
      };
      watch(page);
      await give({ allow: (pattern) => void allowed.push(pattern), watch });
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  anotherPage: async ({ browser, quietConsole }, give) => {
    const opened: Page[] = [];
    await give(async (options) => {
      const context = await newBrowser(browser, options);
      const page = await context.newPage();
      quietConsole.watch(page);
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  accessible: async ({ page }, give) => {
    await give(async (part = 'html', rules = 'all') => {
      // The page is checked once everything that it reads is there.
      await expect(page.locator('.MuiLinearProgress-indeterminate')).toHaveCount(0);
      expect(await accessibilityProblems(page, part, rules)).toEqual([]);
    });
  },
});
export const testInOwnBrowser = test.extend({ ownBrowser: true });
export { expect };
