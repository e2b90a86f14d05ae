// What JavaScript a cold visit of a page fetches: each page is opened in a browser that has nothing yet, over the
// built product with its demo clinic.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startDemo } from './product-server.mjs';
import { findBrowser } from './browser.mjs';

const PASSWORD = 'demo-clinic';
/** Pages that are open at a time. */
const AT_ONCE = 3;

/** What stands in for parts whose code or records are on their way. */
const STILL_LOADING = '.MuiSkeleton-root, [aria-label="Loading"]';
/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 700;

/** Role → the call that signs the demo clinic's person in, and what of its answer the browser keeps where. */
const LOG_INS = {
  admin: ['/admin/login', ({ ad, token }) => ({ admin: JSON.stringify(ad), adminToken: token })],
  assistant: [
    '/assistant/emailVerify',
    ({ assistantData, token }) => kept('assistant', assistantData, token),
  ],
  doctor: ['/doctor/emailVerify', ({ doc, token }) => kept('doctor', doc, token)],
  client: ['/client/emailVerify', ({ client, token }) => kept('client', client, token)],
};
const kept = (area, { id, name }, token) => ({ [area]: JSON.stringify({ _id: id, id, name, token }) });

/** Paths → the bytes of JavaScript, each file as gzip; `:client` in a path is a client of the demo clinic's doctor. */
export async function scriptBytes(paths) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-pages-'));
  const server = await startDemo(dataDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const people = await signIn(server.url);
    const found = new Map();
    const waiting = [...paths];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        found.set(next, await visit(browser, server.url, next, people));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return found;
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function visit(browser, url, address, { sessions, client }) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const area = address.split('/')[1];
    const known = /\/(?:login|register)$/.test(address) ? {} : (sessions[area] ?? {});
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, known);
    const files = new Map();
    const loading = new Set();
    page.on('request', (request) => loading.add(request));
    page.on('requestfailed', (request) => loading.delete(request));
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script')
        files.set(
          answer.url(),
          answer.body().then((body) => gzipSync(body).length),
        );
    });
    const wanted = address.replace(':client', client);
    await page.goto(url + wanted);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction((signs) => !document.querySelector(signs), STILL_LOADING);
    for (let quiet = 0; quiet < QUIET; quiet = loading.size > 0 ? 0 : quiet + 100)
      await page.waitForTimeout(100);
    if (!page.url().startsWith(url + wanted)) throw new Error(`${address} led to ${page.url()}`);
    const sizes = await Promise.all(files.values());
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}

/** What the browser keeps of each role's log-in, and a client in care of the doctor. */
async function signIn(url) {
  const call = async (method, target, token, body) => {
    const answer = await fetch(`${url}/api${target}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const answers = await Promise.all(
    Object.entries(LOG_INS).map(async ([role, [target, entries]]) => {
      const answer = await call('POST', target, undefined, {
        email: `${role}@demo.example`,
        password: PASSWORD,
      });
      return [role, entries(answer), answer];
    }),
  );
  const sessions = Object.fromEntries(answers.map(([role, entries]) => [role, entries]));
  const { client } = answers.find(([role]) => role === 'client')[2];
  return { sessions, client: client.id };
}
