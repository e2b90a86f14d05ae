import { PNG } from '../../../test/one-pixel.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { place } from '@clinic/contract/clinic-places';
import { knowClinic, SHIPPED_CLINIC, type ClinicFacts } from '@clinic/contract/clinic';
import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import { escapeHtml } from '@clinic/contract/platform/escape-html';
import request from 'supertest';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const built = path.resolve(import.meta.dirname, '../../../../site/dist');

const OTHER: Partial<ClinicFacts> = {
  name: 'Tarang <i>& "Daughters"',
  legalName: 'Tarang <i> Wellness LLP',
  tagline: 'Slowly <i>, and for good',
  address: {
    line1: '12 <i> Ring Road',
    line2: '',
    city: 'Pune <i>',
    state: 'Maharashtra',
    pin: '',
    country: 'India',
  },
  geo: null,
  mapUrl: '',
  phones: ['+91 20 5555 0100'],
  email: 'hello@tarang.example',
  careEmail: 'care@tarang.example',
  social: { instagram: '', facebook: '', youtube: '' },
};
/** The shipped clinic: its name, street, number and addresses. */
const SHIPPED = /tulsivan|madhuban|law garden|ellisbridge|1555 ?014|380006/i;

const AREAS = ['/admin', '/assistant/login', '/doctor/clients', '/client/dashboard', '/staff/login'];
const DESCRIPTIONS = ['/api/docs', '/api/docs.json', '/api/docs.yaml', '/api/docs/swagger-ui-init.js'];
const MANIFESTS = ['/manifest.webmanifest', '/client/manifest.webmanifest'];

describe('the pages of a clinic with a name of its own', () => {
  let clinic: TestApp;
  let admin: Person;
  let server: ServerProcess;
  let site: string;
  let files: string[];

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    // With a mail server, which no page asks, the pages of the site are those of the build.
    server = await startServerProcess(clinic.uri, { API_DOCS: 'true', SMTP_URL: 'smtp://127.0.0.1:1' });
    site = server.api.replace(/\/api$/, '');
    const marked = await readdir(path.join(built, '.marked'), { recursive: true });
    files = marked.filter((name) => /\.\w+$/.test(name) && name !== 'frame.html');
  });
  afterAll(async () => {
    await server.kill();
    knowClinic(SHIPPED_CLINIC);
    await clinic.close();
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${site}${address}`, { headers });
  const textOf = async (address: string) => (await get(address)).text();
  const save = async (over: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}` };
    const read = (await (await get('/api/admin/clinic', headers)).json()) as ClinicAnswer;
    const body = JSON.stringify({ ...read.clinic, version: read.version, ...over });
    const answer = await fetch(`${site}/api/admin/clinic`, { method: 'PUT', headers, body });
    expect(await answer.json()).toMatchObject({ clinic: over });
  };
  /** Answers by their address: every page, the description of the API, and the page that answers a form. */
  const everything = async () => {
    const addresses = [
      ...files.map((name) => `/${name}`),
      '/',
      '/plans',
      '/no/such/page',
      '/admin/logo.png',
      ...AREAS,
      ...MANIFESTS,
      ...DESCRIPTIONS,
    ];
    const texts = await Promise.all(addresses.map(async (one) => [one, await textOf(one)] as const));
    const body = new FormData();
    body.set('email', 'no address');
    const answer = await fetch(`${site}/api/newsletter`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
    });
    return [...texts, ['the answer to a form', await answer.text()] as const];
  };

  it('are those of the build, byte for byte, as long as the facts are the shipped ones', async () => {
    expect(files.length).toBeGreaterThan(20);
    for (const name of files)
      expect([name, await textOf(`/${name}`)]).toEqual([
        name,
        await readFile(path.join(built, name), 'utf8'),
      ]);
    expect(await textOf('/no/such/page')).toBe(await readFile(path.join(built, '404.html'), 'utf8'));
    for (const [address, text] of await everything())
      expect([address, text.includes(place('name'))]).toEqual([address, false]);
  });

  it('say the new name at once, escaped, and nothing of the shipped clinic anywhere', async () => {
    await save(OTHER);
    const name = escapeHtml(OTHER.name ?? '');
    const texts = await everything();
    const isPage = (address: string) => /\.html$|^\/(?:$|plans$|no\/)/.test(address);
    for (const [address, text] of texts)
      expect([address, SHIPPED.exec(text)?.[0]]).toEqual([address, undefined]);
    for (const [address, text] of texts.filter(([one]) => isPage(one)))
      expect([address, text.includes(name), text.includes('<i>')]).toEqual([address, true, false]);
    for (const address of AREAS) {
      const text = await textOf(address);
      const [, block = ''] = /id="clinic">([^<]*)<\/script>/.exec(text) ?? [];
      expect([address, text.includes('<i>')]).toEqual([address, false]);
      expect(JSON.parse(block)).toMatchObject(OTHER);
    }
    for (const address of MANIFESTS)
      expect(JSON.parse(await textOf(address))).toMatchObject({ name: OTHER.name, short_name: 'Tarang' });
    expect(JSON.parse(await textOf('/api/docs.json'))).toMatchObject({
      info: { title: `${OTHER.name}: API` },
    });
  });

  it('name the address of this server, where a shared link or a search engine asks for it', async () => {
    expect(await textOf('/plans')).toContain(`<link rel="canonical" href="${site}/plans">`);
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${site}/sitemap-index.xml`);
  });

  it('are read anew by a browser only when they changed', async () => {
    for (const address of ['/', '/client/dashboard', '/client/manifest.webmanifest']) {
      const ask = (method: 'get' | 'head', headers: Record<string, string>) =>
        request(site)[method](address).set(headers);
      const first = await ask('get', { 'Accept-Encoding': 'gzip, br' });
      const { etag = '' } = first.headers;
      expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
      expect((await ask('get', { 'If-None-Match': etag })).status).toBe(304);
      const head = await ask('head', { 'Accept-Encoding': 'gzip' });
      expect([head.status, head.headers]).toEqual([
        200,
        expect.objectContaining({ etag, 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
      ]);
      await save({ tagline: `Slowly, ${address}`, name: `Tarang ${address}` });
      expect((await ask('get', { 'If-None-Match': etag })).status).toBe(200);
    }
  });

  it('keep the policy of their scripts', async () => {
    const policy = (await get('/contact-us')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('sha256-');
  });

  it('have its own logo as their icon, with its type in the manifest', async () => {
    await save({ logo: `data:image/png;base64,${PNG}` });
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(await textOf('/')) ?? [];
    expect(icon).toMatch(/^\/api\/clinic\/logo\/\w+\.png$/);
    expect((await get(icon)).headers.get('content-type')).toBe('image/png');
    for (const address of AREAS) expect(await textOf(address)).toContain(`<link rel="icon" href="${icon}"`);
    for (const address of MANIFESTS)
      expect(JSON.parse(await textOf(address))).toMatchObject({ icons: [{ src: icon, type: 'image/png' }] });
  });

  it('serve no page with marks, and no packed copy by its own name', async () => {
    for (const address of [
      '/.marked/index.html',
      '/portal/index.html',
      '/backoffice/admin.html',
      '/index.html.br',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });
});
