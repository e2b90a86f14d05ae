// Runs Lighthouse on pages of the running product, in a browser with or without a session.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures each page `runs` times as on a phone; `session` is put into the browser's storage before. */
export async function measurePages(url, pages, session, runs) {
  const profile = await mkdtemp(path.join(tmpdir(), 'clinic-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--remote-debugging-port=0'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), session);
    await page.close();
    const port = Number((await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
    const measured = [];
    for (const name of pages) {
      const reports = [];
      for (let run = 0; run < runs; run += 1) reports.push(await measure(url + name, port));
      measured.push({ name, ...medians(reports) });
      console.error(name, measured.at(-1).performance);
    }
    return measured;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measure(address, port) {
  const { lhr } = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const { audits, categories, finalDisplayedUrl } = lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${finalDisplayedUrl}`);
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])),
    paint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    weight: audits['total-byte-weight'].numericValue,
  };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const medians = (reports) =>
  Object.fromEntries(
    Object.keys(reports[0]).map((key) => [key, median(reports.map((report) => report[key]))]),
  );
