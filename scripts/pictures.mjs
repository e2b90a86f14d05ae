// Takes the pictures of docs/screens.md, of the demo clinic, on a wide screen and on a phone: npm run pictures [-- name
// …].
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { prepared, SCREENS } from './pictured-screens.mjs';
import { startDemo } from './product-server.mjs';
import { root } from './run.mjs';

const folder = path.join(root, 'docs/images');
/** A picture may have so many bytes, since every version stays in the repository's history for good. */
const SIZES = {
  wide: { width: 1440, height: 900, scale: 0.75, bytes: 48_000 },
  phone: { width: 390, height: 844, scale: 1, bytes: 27_000 },
};
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];

const person = (area, { id, name }, token) => ({ [area]: JSON.stringify({ _id: id, id, name, token }) });
/** Log-in of each role, and the key under which the browser keeps it. */
const LOG_INS = {
  admin: ['/admin/login', ({ ad, token }) => ({ admin: JSON.stringify(ad), adminToken: token })],
  assistant: [
    '/assistant/emailVerify',
    ({ assistantData, token }) => person('assistant', assistantData, token),
  ],
  doctor: ['/doctor/emailVerify', ({ doc, token }) => person('doctor', doc, token)],
  client: ['/client/emailVerify', ({ client, token }) => person('client', client, token)],
};

const chosen = process.argv.slice(2);
const screens = SCREENS.filter(([name]) => chosen.length === 0 || chosen.includes(name));
await buildIfNeeded();
await mkdir(folder, { recursive: true });
const data = await mkdtemp(path.join(tmpdir(), 'clinic-pictures-'));
const server = await startDemo(data);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const sessions = {};
  for (const [area, [address, keep]] of Object.entries(LOG_INS))
    sessions[area] = keep(
      await api(address, { body: { email: `${area}@demo.example`, password: 'demo-clinic' } }),
    );
  const [{ id: client }, assistant, doctor] = ['client', 'assistant', 'doctor'].map((area) =>
    JSON.parse(sessions[area][area]),
  );
  const { invoices } = await api('/invoice/getAllInvoices', { token: assistant.token });
  const invoice = (invoices.find((one) => one.client.id === client) ?? invoices[0]).id;
  const named = { client, invoice, ...(await prepared(api, { assistant, doctor })) };
  for (const [name, size] of Object.entries(SIZES))
    for (const [screen, area, address, first] of screens) {
      const to = address.replaceAll(/:([a-z]+)/g, (text, word) => named[word] ?? text);
      const taken = await picture(to, area ? sessions[area] : {}, size, first);
      await writeFile(path.join(folder, `${screen}-${name}.webp`), taken.bytes);
      console.log(`${screen}-${name}: ${Math.round(taken.bytes.length / 1000)} kB, quality ${taken.quality}`);
    }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

async function api(address, { body, token }) {
  const answer = await fetch(`${server.url}/api${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** Takes the screen once it is quiet, and `first` is done there, as WebP of the best quality that fits. */
async function picture(address, session, { width, height, scale, bytes: most }, first) {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((kept) => Object.assign(localStorage, kept), session);
    await page.goto(server.url + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('progress, [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await first?.(page);
    await page.waitForLoadState('networkidle');
    const y = await page.evaluate(() => window.scrollY);
    const devtools = await context.newCDPSession(page);
    for (const quality of QUALITIES) {
      const { data: text } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip: { x: 0, y, width, height, scale },
      });
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length <= most) return { bytes, quality };
    }
    throw new Error(`${address} is no picture of ${most} bytes.`);
  } finally {
    await context.close();
  }
}
