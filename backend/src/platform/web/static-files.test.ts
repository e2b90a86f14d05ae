import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { serveFrontEnds } from './static-files.ts';

const BUILT = {
  'portal/dist/index.html': '<html lang="en"><title>Portal</title></html>',
  'portal/dist/client.html': '<html lang="en"><title>Client</title></html>',
  'portal/dist/sw.js': 'self.skipWaiting();',
  'portal/dist/assets/doctor-1.js': 'console.log(1);',
  'backoffice/dist/admin.html': '<html lang="en"><title>Admin</title></html>',
  'backoffice/dist/assistant.html': '<html lang="en"><title>Desk</title></html>',
  'site/dist/404.html': '<html lang="en"><title>Page Not Found</title></html>',
  'site/dist/index.html': '<html lang="en"><title>Site</title></html>',
};

describe('the built front ends', () => {
  let checkout: string;
  const app = express();

  beforeAll(async () => {
    checkout = await mkdtemp(path.join(tmpdir(), 'clinic-built-'));
    for (const [name, text] of Object.entries(BUILT)) {
      await mkdir(path.join(checkout, path.dirname(name)), { recursive: true });
      await writeFile(path.join(checkout, name), text);
    }
    const facts = { timezone: 'Asia/Kolkata', demo: false, passwordMin: 8, mails: false };
    serveFrontEnds(app, facts, { publicUrl: '' }, checkout);
  });
  afterAll(() => rm(checkout, { recursive: true, force: true }));

  it.each(['/doctor', '/doctor/clients/0123', '/client/diet-plan', '/staff', '/admin/audit', '/assistant/'])(
    'open the screen %s with the facts of this clinic',
    async (address) => {
      const { status, text } = await request(app).get(address);
      expect(status).toBe(200);
      expect(text).toContain('data-timezone="Asia/Kolkata"');
      expect(text).toContain('data-mails="off"');
      expect(text).toContain('data-password-min="8"');
    },
  );

  it('mark each page of the site in a demo clinic', async () => {
    const demo = express();
    serveFrontEnds(
      demo,
      { timezone: 'Asia/Kolkata', demo: true, passwordMin: 6, mails: false },
      { publicUrl: '' },
      checkout,
    );
    for (const address of ['/', '/no-such-page'])
      expect((await request(demo).get(address)).text).toContain('data-demo="true"');
  });

  it('mark each page of the site while mails are not set up, and send it as it was built otherwise', async () => {
    for (const address of ['/', '/no-such-page'])
      expect((await request(app).get(address)).text).toContain('data-mails="off"');
    const mailed = express();
    serveFrontEnds(
      mailed,
      { timezone: 'Asia/Kolkata', demo: false, passwordMin: 8, mails: true },
      { publicUrl: '' },
      checkout,
    );
    for (const address of ['/', '/no-such-page'])
      expect((await request(mailed).get(address)).text).not.toContain('data-');
  });

  it.each(['/', '/client/sw.js', '/portal/assets/doctor-1.js'])('serve %s', async (address) => {
    expect((await request(app).get(address)).status).toBe(200);
  });

  it.each(
    ['doctor', 'client', 'staff', 'admin', 'assistant'].flatMap((area) => [
      `/${area}/main.js`,
      `/${area}/assets/main-0123.js`,
      `/${area}/assets/main-0123.css?v=1`,
      `/${area}/logo.png`,
    ]),
  )('answer 404 to %s, which is not there', async (address) => {
    const { status, text } = await request(app).get(address);
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found');
  });
});
