// Checks the built site: valid HTML, no broken link, no script on pages that need none, small pages.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { digestOf, inlineScripts } from '../site/src/inline-scripts.ts';
import { isStarted } from './run.mjs';
import { serveSite, siteFolder } from './site-server.mjs';

const KB = 1000;
/** Bytes that the front page may weigh with everything it loads, text as gzip. */
const HOME_BUDGET = 250 * KB;
/** Bytes of JavaScript on the one page that has some, as gzip. */
const SCRIPT_BUDGET = 80 * KB;
const SCRIPTED_PAGE = 'contact-us.html';

const inKb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const isText = (name) => /\.(html|css|js|svg)$/.test(name);
const read = (name) => readFile(path.join(siteFolder, name));

async function pages() {
  const names = await readdir(siteFolder, { recursive: true });
  // The same pages before the clinic's facts were filled in, for the server.
  const served = names.filter((name) => !name.startsWith('.marked'));
  return served.filter((name) => name.endsWith('.html')).toSorted();
}

async function invalidHtml(names) {
  const loader = new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off', 'no-trailing-whitespace': 'off' },
  });
  const report = await new HtmlValidate(loader).validateMultipleFiles(
    names.map((name) => path.join(siteFolder, name)),
  );
  return report.valid ? [] : [formatterFactory('text')(report.results)];
}

async function brokenLinks() {
  const server = await serveSite();
  try {
    // These links lead to the log-ins, the API or other hosts; the browser tests open the former.
    const elsewhere = new RegExp(`^(?!${server.url}/)|^${server.url}/(client|staff|api)/`);
    const { links } = await new LinkChecker().check({
      path: `${server.url}/`,
      recurse: true,
      concurrency: 8,
      checkFragments: true,
      linksToSkip: async (link) => elsewhere.test(link),
    });
    return links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, parent, status }) => `${parent} leads to ${url}, which answers ${status}.`);
  } finally {
    await server.stop();
  }
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Returns the scripts that a page loads, at once or for its islands, with their imports. */
async function scriptsOf(html) {
  const found = new Set();
  const visit = async (name) => {
    if (found.has(name)) return;
    found.add(name);
    const code = (await read(name)).toString();
    const imported = matches(code, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    await Promise.all(imported.map((file) => visit(path.posix.join(path.posix.dirname(name), file))));
  };
  const loaded = /<script[^>]+src="\/([^"]+)"/g;
  const islands = /(?:component|renderer|before-hydration)-url="\/([^"]+)"/g;
  await Promise.all([...matches(html, loaded), ...matches(html, islands)].map(visit));
  return [...found];
}

async function forbiddenScripts(names) {
  const problems = [];
  const hashes = JSON.parse((await read('.script-hashes.json')).toString());
  for (const name of names) {
    const html = (await read(name)).toString();
    const unlisted = inlineScripts(html).filter((script) => !hashes[name]?.includes(digestOf(script)));
    if (unlisted.length > 0) problems.push(`${name} has an inline script without a hash: ${unlisted[0]}`);
    if (/<style(?!>astro-island)|\sstyle=|\son[a-z]+="/.test(html))
      problems.push(`${name} has an inline style or handler.`);
    const scripts = await scriptsOf(html);
    if (name !== SCRIPTED_PAGE && scripts.length > 0) problems.push(`${name} loads ${scripts.join(', ')}.`);
    const packed = await Promise.all(scripts.map(async (file) => gzipSync(await read(file)).length));
    const bytes = sum(packed);
    if (bytes > SCRIPT_BUDGET)
      problems.push(`${name} loads ${bytes} bytes of JavaScript, more than ${SCRIPT_BUDGET}.`);
    if (name === SCRIPTED_PAGE) console.log(`${name}: ${inKb(bytes)} of JavaScript (gzip).`);
  }
  return problems;
}

async function heavyHome() {
  const html = (await read('index.html')).toString();
  const sheets = matches(html, /<link rel="stylesheet" href="\/([^"]+)"/g);
  const styles = (await Promise.all(sheets.map(read))).join('');
  const loaded = new Set([
    'index.html',
    ...sheets,
    ...matches(html, /<link rel="preload" href="\/([^"]+)"/g),
    ...matches(html, /<link rel="icon" href="\/([^"]+)"/g),
    ...matches(html, /<img[^>]+src="\/([^"]+)"/g),
    ...matches(styles, /url\(["']?\/([^"')]+\.svg)/g),
  ]);
  const contents = await Promise.all([...loaded].map(async (name) => ({ name, content: await read(name) })));
  const bytes = sum(contents.map(({ name, content }) => (isText(name) ? gzipSync(content) : content).length));
  const unpacked = sum(contents.map(({ content }) => content.length));
  console.log(`index.html with all it loads: ${inKb(bytes)}, ${inKb(unpacked)} uncompressed.`);
  return bytes > HOME_BUDGET ? [`The front page weighs ${bytes} bytes, more than ${HOME_BUDGET}.`] : [];
}

export async function checkSite() {
  const names = await pages();
  const problems = [
    ...(await invalidHtml(names)),
    ...(await brokenLinks()),
    ...(await forbiddenScripts(names)),
    ...(await heavyHome()),
  ];
  console.log(`Checked ${names.length} pages of the site.`);
  return problems;
}

if (isStarted(import.meta.url)) {
  const problems = await checkSite();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
