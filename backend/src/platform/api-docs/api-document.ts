import { CALL_TABLES } from '@clinic/contract/all-calls';
import { methodOf, patternOf, type Call } from '@clinic/contract/calls';
import { ERRORS } from '@clinic/contract/errors';
import type { INestApplication } from '@nestjs/common';
import * as swagger from '@nestjs/swagger';
import { describeAll } from '../http/described.ts';
import { apiTitle } from './api-title.ts';
import { contractSchemas } from './contract-schemas.ts';
import { operationOf, refusals, tagOf, type Operation, type Table } from './operation.ts';
import { Components, refTo, type Schema } from './schema.ts';

const REFUSALS: Record<number, string> = {
  400: 'Something in the request is not as it must be; `details` says what, field by field.',
  401: 'No token, or one that is no longer good; at a log-in: the email or the password is wrong.',
  403: "Not for this role, or another client's.",
  404: "No such record, or somebody else's.",
  409: 'The present state of the records does not allow it.',
  413: 'Too large.',
  415: 'Neither JSON nor multipart.',
  429: 'Too many attempts; Retry-After says when to come back.',
  503: 'The database does not answer; Retry-After says when to come back.',
};

const frame = (): Omit<swagger.OpenAPIObject, 'paths'> => ({
  openapi: '3.1.0',
  info: {
    title: apiTitle(),
    version: '1.0.0',
    description:
      'Dates travel as yyyy-MM-dd and times as HH:mm on the clinic’s clock; instants are ISO 8601 in UTC; money is in rupees. Paths under /api/rest speak the dialect of ra-data-simple-rest. Every refusal has the same body.',
    license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' } as { name: string },
  },
  servers: [{ url: '/', description: 'The server that serves this document.' }],
});

const BEARER = { type: 'http', scheme: 'bearer' };
const SECURITY = {
  token: { ...BEARER, bearerFormat: 'JWT', description: 'From one of the four log-ins.' },
  metrics: { ...BEARER, description: 'METRICS_TOKEN of the environment.' },
};

/** The OpenAPI document: bodies and queries from the controllers, the rest from the contract. */
export function apiDocument(app: INestApplication): object {
  describeAll(swagger);
  const scanned = swagger.SwaggerModule.createDocument(app, frame(), { ignoreGlobalPrefix: true });
  const scannedPaths = scanned.paths as unknown as Record<string, Record<string, Operation>>;
  const components = new Components({
    ...(scanned.components?.schemas as Record<string, Schema>),
    ...contractSchemas(),
  });
  const shapes = components.resolved(refTo('CallShapes')).properties ?? {};
  const tables = (Object.keys(CALL_TABLES) as Table[]).map((table) => ({
    table,
    calls: CALL_TABLES[table],
    shape: components.resolved(shapes[table]),
  }));
  const paths: Record<string, Record<string, object>> = { '/metrics': { get: METRICS } };
  for (const { table, calls, shape } of tables)
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = patternOf(call).replaceAll(/:(\w+)/g, '{$1}');
      const method = methodOf(call).toLowerCase();
      const found = scannedPaths[path]?.[method];
      if (!found) throw new Error(`Nothing handles ${call[0]}.`);
      const described = { table, name, call, shape: components.resolved(shape.properties?.[name]) };
      (paths[`/api${path}`] ??= {})[method] = operationOf(described, found, components);
    }
  const responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([status, text]) => [
      `ApiError${status}`,
      {
        description: `${text} Codes: ${codesOf(Number(status)).join(', ')}.`,
        content: { 'application/json': { schema: refTo('ErrorBody') } },
      },
    ]),
  );
  return {
    ...frame(),
    tags: [
      ...tables.map(({ table, shape }) => ({ name: tagOf(table), description: shape.description ?? '' })),
      { name: 'metrics', description: 'Numbers for a monitoring system.' },
    ].toSorted((one, other) => one.name.localeCompare(other.name)),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => one.localeCompare(other))),
    components: {
      securitySchemes: SECURITY,
      responses,
      schemas: components.usedBy([paths, responses]),
    },
  };
}

const codesOf = (status: number): string[] =>
  Object.entries(ERRORS)
    .filter(([, [of]]) => of === status)
    .map(([code]) => code);

const METRICS = {
  tags: ['metrics'],
  operationId: 'metrics',
  summary: 'For a monitoring system that has the token',
  description: 'Public. Without METRICS_TOKEN there is nothing here.',
  security: [{ metrics: [] }],
  'x-roles': [],
  responses: {
    200: { description: 'Done.', content: { 'text/plain': { schema: { type: 'string' } } } },
    ...refusals([401, 404, 503]),
  },
};
