import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import request from 'supertest';
import { serverRoutes } from '../../test/server-routes.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

interface Operation {
  'x-roles': string[];
  responses: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const backend = path.resolve(import.meta.dirname, '../..');

describe('the description of the API', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ apiDocs: true });
  });
  afterAll(() => clinic.close());

  const document = async (): Promise<Document> =>
    JSON.parse(await readFile(path.join(backend, '../docs/api.json'), 'utf8')) as Document;

  it('has every call of the server with its roles, and no other', async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([where, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => `${method} ${where} ${operation['x-roles'].join()}`,
      ),
    );
    const served = serverRoutes(clinic.app).map(
      ({ method, path: where, roles }) =>
        `${method.toLowerCase()} ${where.replaceAll(/:(\w+)/g, '{$1}')} ${roles.join()}`,
    );
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  it('is what the present sources say', async () => {
    const check = promisify(execFile)(process.execPath, ['api-docs/write.ts', '--check'], { cwd: backend });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  }, 120_000);

  it('is a page of the server, without scripts inside it', async () => {
    const base = await clinic.app.getUrl();
    const page = await request(base).get('/api/docs').expect(200);
    expect(page.type).toBe('text/html');
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    const json = await request(base).get('/api/docs.json').expect(200);
    expect(json.body).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('a server without API_DOCS', () => {
  it('has no such page', async () => {
    const closed = await openTestApp();
    const answers = await Promise.all([closed.as().get('/docs'), closed.as().get('/docs.json')]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await closed.close();
  });
});
