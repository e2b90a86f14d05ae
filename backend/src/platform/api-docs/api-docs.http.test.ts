import { readFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { serverRoutes } from '../../../test/server-routes.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { ApiError } from '../http/api-error.ts';
import { CheckedBodyPipe } from '../http/checked-body.pipe.ts';

interface Operation {
  'x-roles': string[];
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
}

const file = path.resolve(import.meta.dirname, '../../../../docs/api.json');
const pipe = new CheckedBodyPipe();

describe('the description of the API', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ apiDocs: true });
  });
  afterAll(() => clinic.close());

  const document = async (): Promise<Document> => JSON.parse(await readFile(file, 'utf8')) as Document;

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

  const operations = async () => {
    const { paths } = await document();
    return serverRoutes(clinic.app).flatMap(({ method, path: where, body }) => {
      const operation = paths[where.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const media = operation?.requestBody?.content['application/json'];
      return body && media ? [{ name: `${method} ${where}`, body, media }] : [];
    });
  };
  const detailsOf = (body: unknown, metatype: new () => object): Promise<object> =>
    pipe.transform(body, { type: 'body', metatype }).then(
      () => ({}),
      (error: ApiError) => error.extra.details ?? {},
    );

  it('requires the fields that the server requires', async () => {
    const { components } = await document();
    for (const { name, body, media } of await operations()) {
      const [, part = ''] = /schemas\/(\w+Dto)$/.exec(media.schema.$ref ?? '') ?? [];
      // A diet plan's body is described by the contract instead.
      if (name.includes('dietPlan')) continue;
      const needed = Object.keys(await detailsOf({}, body));
      expect([name, (components.schemas[part]?.required ?? []).toSorted()]).toEqual([
        name,
        needed.toSorted(),
      ]);
    }
  });

  it('has examples for the main calls, which the server accepts', async () => {
    const given = (await operations()).filter(({ media }) => media.example);
    expect(given.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/client/emailRegister',
        'POST /api/client/emailVerify',
        'POST /api/appointment/create',
        'PUT /api/appointment/update/:id',
        'PUT /api/appointment/reschedule/:id',
        'POST /api/inventory/addItem',
        'POST /api/invoice/addInvoice',
        'POST /api/dietPlan/create/:clientId',
        'POST /api/vitaminPlan/save/:clientId',
        'POST /api/enquiry',
      ]),
    );
    for (const { name, body, media } of given)
      expect([name, await detailsOf(media.example, body)]).toEqual([name, {}]);
  });

  it('is a page of the server, without inline scripts', async () => {
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
