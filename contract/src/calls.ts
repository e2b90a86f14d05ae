import type { Role } from './constants.ts';

/** Describes what one call takes and answers; for the type checker only. */
export interface Shape {
  /** These values stand behind the `?` of the address; one that is left out or undefined is not sent. */
  query?: object;
  /** A JSON object; with `files` the fields of a multipart body. */
  body?: object;
  /** Names of the fields of a multipart body that are files; each may be left out. */
  files?: string;
  /** The answer's JSON, or `'file'` for an answer that is no JSON. */
  answer: unknown;
  /** Clients get this answer where they may see less than the staff. */
  clientAnswer?: unknown;
  /** True: the call answers an HTML page to a browser without JavaScript. */
  page?: true;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path after `/api` (`:name` is a parameter), and who may make the call. */
export type CallRow = readonly [`${Method} /${string}`, 'public' | Role, ...Role[]];

/** One row of a table of calls. */
export type Call<Row extends CallRow = CallRow, Of extends Shape = Shape> = Row & {
  readonly [shape]?: Of;
};
declare const shape: unique symbol;

/** The answer that staff and the public get from a call. */
export type AnswerOf<Of extends Call> = Of extends Call<CallRow, infer Known> ? Known['answer'] : never;

/** The answer that a client gets from a call. */
export type ClientAnswerOf<Of extends Call> =
  Of extends Call<CallRow, infer Known>
    ? Known extends { clientAnswer: infer Less }
      ? Less
      : Known['answer']
    : never;

/** The part of a browser's `File` or `Blob` that calls use; the server has no such types. */
interface FileLike {
  readonly size: number;
  readonly type: string;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Of extends Call> = [NamesIn<Of[0]>] extends [never] ? object : Record<NamesIn<Of[0]>, string>;
type Sent<Known extends Shape> = (Known extends { query: infer Query }
  ? object extends Query
    ? { query?: Query }
    : { query: Query }
  : object) &
  (Known extends { body: infer Body } ? { body: Body } : object) &
  (Known extends { files: infer Name extends string }
    ? { files: { [Field in Name]?: FileLike | null } }
    : object);

/** The request that a caller passes: the path's parameters by name, `query`, `body` and `files`. */
export type RequestOf<Of extends Call> =
  Of extends Call<CallRow, infer Known> ? Params<Of> & Sent<Known> : never;

/** A table of calls: the rows beside what each of them takes and answers. */
export const callTable =
  <Shapes extends { [Name in keyof Shapes]: Shape }>() =>
  <const Rows extends { readonly [Name in keyof Shapes]: CallRow }>(rows: Rows) =>
    rows as { readonly [Name in keyof Shapes]: Call<Rows[Name], Shapes[Name]> };

export const methodOf = ([row]: Call): Method => row.slice(0, row.indexOf(' ')) as Method;

/** Path of a call with its parameters still in it: `/appointment/update/:id`. */
export const patternOf = ([row]: Call): string => row.slice(row.indexOf(' ') + 1);

/** Address of a call after `/api`, with its parameters and query filled in. Throws when a parameter is missing. */
export function addressOf(call: Call, request: object = {}): string {
  const given = request as Record<string, unknown>;
  const path = patternOf(call).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = given[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${call[0]} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = Object.entries((given.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
