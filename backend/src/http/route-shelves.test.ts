import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';
import { shelveRoutes } from './route-shelves.ts';

const PATHS = [
  '/api/rest/invoices',
  '/api/rest/invoices/:id',
  '/api/rest/:kind/:id',
  '/api/client/profile/:id/photo',
  '/api/client/:id',
  '/api/health',
  '/metrics',
  '/api{/*rest}',
];
const ASKED = [
  '/api/rest/invoices',
  '/api/rest/invoices/',
  '/api/REST/Invoices?a=/b',
  '/api/rest/invoices/7',
  '/api/rest/invoices/7/8',
  '/api/rest/other/7',
  '/api/client/profile',
  '/api/client/profile/7/photo',
  '/api/health/',
  '/api//rest/invoices',
  '/metrics',
  '/nothing/at/all',
];

/** An app of which every route says that it was asked, and passes on. */
function appOf(): Express {
  const app = express();
  const says =
    (name: string): RequestHandler =>
    (request, response, next) => {
      response.append('asked', `${name} ${JSON.stringify(request.params)} ${request.baseUrl}`);
      next();
    };
  app.use(says('before'));
  for (const path of PATHS) app.get(path, says(path));
  app.use('/api', says('after'));
  return app;
}

async function asked(app: Express): Promise<unknown[]> {
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = ASKED.map(async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [path, answer.status, answer.headers.get('asked')];
  });
  const all = await Promise.all(answers);
  server.close();
  return all;
}

describe('routes that are found by their first words', () => {
  it('are the same, in the same order, as when each is asked', async () => {
    const shelved = appOf();
    shelveRoutes(shelved.router as never);
    expect(await asked(shelved)).toEqual(await asked(appOf()));
  });

  it('are found too when they are added later', async () => {
    const [plain, shelved] = [appOf(), appOf()];
    shelveRoutes(shelved.router as never);
    await asked(shelved);
    for (const app of [plain, shelved])
      app.get('/api/rest/invoices/:id/lines', (_, response) => void response.set('asked', 'lines').end());
    ASKED.push('/api/rest/invoices/7/lines');
    expect(await asked(shelved)).toEqual(await asked(plain));
  });
});
