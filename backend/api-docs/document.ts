import { CLINIC } from '@clinic/contract/clinic';
import { ERRORS } from '@clinic/contract/errors';
import ts from 'typescript';
import { Operations, type Operation } from './operations.ts';
import { Schemas, type Schema } from './schemas.ts';
import { readSources } from './source.ts';

const TAGS: Record<string, string> = {
  admin: 'Managing staff.',
  appointment: 'Requests, confirmed appointments and the front desk of today.',
  appointments: 'Appointments in the grids of the back office.',
  assistant: 'Front-desk staff.',
  assistants: 'Front-desk staff in the grids of the back office.',
  audit: 'Who did what, when and from where.',
  checkup: 'Checkups of a client.',
  client: 'Registration, log-in and the records of clients.',
  clients: 'Clients in the grids of the back office.',
  dietPlan: 'Diet plans by week and meal.',
  doctor: 'Doctors.',
  doctors: 'Doctors in the grids of the back office.',
  enquiries: 'Enquiries in the grids of the back office.',
  enquiry: 'The public booking form.',
  form: 'The six intake forms and blood reports.',
  health: 'Whether the server and its database answer.',
  herbsPlan: 'Herbs with their doses.',
  inventory: 'Items in stock, as calls of the screens and as a CSV file.',
  invoice: 'Invoices.',
  invoices: 'Invoices in the grids of the back office.',
  metrics: 'Numbers for a monitoring system.',
  newsletter: 'Newsletter addresses.',
  program: 'The running program of a client and the ended ones.',
  snacksPlan: 'Snacks of a client.',
  vitaminPlan: 'Vitamins with their doses.',
};

const ANSWERS: Record<number, string> = {
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

/** The OpenAPI 3.1 document of the whole server, read from its sources. */
export function apiDocument(): Schema {
  const { checker, controllers, program } = readSources();
  const schemas = new Schemas(checker);
  const named = (name: string): ts.Type => {
    for (const file of program.getSourceFiles())
      for (const statement of file.statements)
        if (
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name
        )
          return checker.getTypeAtLocation(statement);
    throw new Error(`There is no type ${name} in the sources.`);
  };
  const operations = controllers
    .flatMap((controller) => new Operations(checker, schemas, named).of(controller))
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method));
  schemas.of(named('ErrorBody'));
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = described(operation);
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: `${CLINIC.name}: API`,
      version: '1.0.0',
      description:
        'Dates travel as yyyy-MM-dd and times as HH:mm on the clinic’s clock; instants are ISO 8601 in UTC; money is in rupees. Paths under /api/rest speak the dialect of ra-data-simple-rest. Every refusal has the same body.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'From one of the four log-ins.',
        },
        metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the environment.' },
      },
      responses: Object.fromEntries(
        Object.entries(ANSWERS).map(([status, description]) => [
          `ApiError${status}`,
          {
            description: `${description} Codes: ${codesOf(Number(status)).join(', ')}.`,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
          },
        ]),
      ),
      schemas: Object.fromEntries(
        Object.entries(schemas.components).toSorted(([one], [other]) => one.localeCompare(other)),
      ),
    },
  };
}

const codesOf = (status: number): string[] =>
  Object.entries(ERRORS)
    .filter(([, [of]]) => of === status)
    .map(([code]) => code);

function described({ method, path, tag, id, summary, roles, parameters, body, answer }: Operation): Schema {
  const isPublic = roles.length === 0;
  const refusals = [
    ...(parameters.length > 0 || body ? [400] : []),
    ...(isPublic && !/emailVerify|login|metrics/.test(path) ? [] : [401]),
    ...(isPublic ? [] : [403]),
    ...(path.includes('{') || path === '/metrics' ? [404] : []),
    ...(method === 'get' ? [] : [409]),
    ...(body ? [413, 415] : []),
    ...(isPublic && method === 'post' ? [429] : []),
    503,
  ];
  const [first = summary] = /^.*?[.;:](?=\s|$)/.exec(summary) ?? [];
  return {
    tags: [tag],
    operationId: id,
    summary: first.replace(/[.;:]$/, ''),
    description: `${isPublic ? 'Public.' : `For: ${roles.join(', ')}.`}${first === summary ? '' : ` ${summary}`}`,
    security: isPublic ? (path === '/metrics' ? [{ metrics: [] }] : []) : [{ token: [] }],
    'x-roles': roles,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(body.types.map((type) => [type, { schema: body.schema }])),
      },
    }),
    responses: {
      200: answer,
      ...(isPublic &&
        method === 'post' &&
        answer.content?.['text/html'] && {
          303: { description: 'To a browser without JavaScript: home, with a thank-you.' },
        }),
      ...Object.fromEntries(
        refusals.map((status) => [status, { $ref: `#/components/responses/ApiError${status}` }]),
      ),
    },
  };
}
