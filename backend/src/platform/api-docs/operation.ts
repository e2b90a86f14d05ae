import type { CALL_TABLES } from '@clinic/contract/all-calls';
import type { Call } from '@clinic/contract/calls';
import { ID } from '../http/fields.ts';
import { EXAMPLES } from './examples.ts';
import { refTo, type Components, type Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}
/** The part of an operation that comes from the controllers' decorators. */
export interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses?: Record<string, unknown>;
}
export type Table = keyof typeof CALL_TABLES;
interface Described {
  table: Table;
  name: string;
  call: Call;
  shape: Schema;
}

const nameOf = (table: string): string => table.replace(/Calls$/, '');
export const tagOf = (table: string): string => words(nameOf(table)).toLowerCase();
export const refusals = (statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/ApiError${status}` }]),
  );

/** One call: roles, input, answer and refusals. */
export function operationOf(
  { table, name, call, shape }: Described,
  found: Operation,
  components: Components,
): object {
  const [row, ...who] = call;
  const isPublic = who.includes('public');
  const isGet = row.startsWith('GET');
  const { query, page } = shape.properties ?? {};
  const parameters = [...pathParameters(row), ...queryParameters(found, query, components)];
  const body = bodyOf({ table, name, call, shape }, found, components);
  // Tells whether `Refuses` at the handler names the status.
  const says = (status: number): boolean => found.responses?.[status] !== undefined;
  const statuses = [
    ...(parameters.length > 0 || body ? [400] : []),
    ...(isPublic && !/emailVerify|login/.test(row) ? [] : [401]),
    ...(isPublic ? [] : [403]),
    ...(row.includes(':') || says(404) ? [404] : []),
    ...(isGet ? [] : [409]),
    ...(body ? [413, 415] : []),
    ...((isPublic && row.startsWith('POST')) || says(429) ? [429] : []),
    503,
  ];
  const told = shape.description ?? `${words(name)} (${tagOf(table)})`;
  const [first = told] = /^.*?[.;:](?=\s|$)/.exec(told) ?? [];
  return {
    tags: [tagOf(table)],
    operationId: `${nameOf(table)}.${name}`,
    summary: first.replace(/[.;:]$/, ''),
    description: `${isPublic ? 'Public.' : `For: ${who.join(', ')}.`}${first === told ? '' : ` ${told}`}`,
    security: isPublic ? [] : [{ token: [] }],
    'x-roles': isPublic ? [] : who,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: answerOf(row, shape),
      ...(page && { 303: { description: 'To a browser without JavaScript: home, with a thank-you.' } }),
      ...refusals(statuses),
    },
  };
}

/** Path parameters that are no ids. */
const PARAMETERS: Record<string, Schema> = {
  formType: refTo('FormType'),
  version: { type: 'integer', minimum: 1 },
};
const pathParameters = (row: string): Parameter[] =>
  [...row.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMETERS[name] ?? ID,
  }));

/** Parameters of the query and headers; a query without a DTO is known only to the contract. */
function queryParameters(
  { parameters = [] }: Operation,
  query: Schema | undefined,
  components: Components,
): Parameter[] {
  const { properties = {}, required = [] } = components.resolved(query);
  const scanned = parameters.filter((one) => one.in !== 'path');
  const others = Object.keys(properties)
    .filter((name) => !scanned.some((one) => one.name === name))
    .map((name): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: properties[name],
    }));
  return [...scanned, ...others].map((one) => ({
    ...one,
    description: properties[one.name]?.description ?? one.description,
  }));
}

function bodyOf(
  { table, name, shape }: Described,
  { requestBody }: Operation,
  components: Components,
): object | undefined {
  const { body = {}, files, page } = shape.properties ?? {};
  const dto = requestBody?.content['application/json']?.schema;
  if (dto) components.describe(dto, body);
  if (!dto && !files) return undefined;
  const file = { [String(files?.const)]: { type: 'string', format: 'binary' } };
  const upload: Schema = { type: 'object', properties: file, ...(!dto && { required: Object.keys(file) }) };
  const schema = files ? (dto ? { allOf: [dto, upload] } : upload) : dto;
  const example = (EXAMPLES[table] as Record<string, object> | undefined)?.[name];
  const media = { schema, ...(example && { example }) };
  return {
    ...(!files && { 'application/json': media }),
    ...((files ?? page) && { 'multipart/form-data': media }),
  };
}

function answerOf(row: string, shape: Schema): object {
  const { answer = {}, clientAnswer, page } = shape.properties ?? {};
  const isList = /^GET \/rest\/[^:]*$/.test(row);
  const description = isList ? 'One page; Content-Range says which and how many there are.' : 'Done.';
  if (answer.const === 'file')
    return { description, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const range = { description: 'For example: clients 0-24/319', schema: { type: 'string' } };
  return {
    description,
    content: {
      'application/json': { schema: clientAnswer ? { anyOf: [answer, clientAnswer] } : answer },
      ...(page && { 'text/html': { schema: { type: 'string' } } }),
    },
    ...(isList && { headers: { 'Content-Range': range } }),
  };
}

function words(name: string): string {
  const text = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
