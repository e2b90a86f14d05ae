import { createHmac } from 'node:crypto';
import { SetMetadata, applyDecorators, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { invalid } from './api-error.ts';
import type { ClinicRequest } from './clinic-request.ts';
import { Described } from './described.ts';
import { isPlainObject } from './plain-object.ts';

/** Identifies one request of one person, to detect a repeat. */
export interface Idempotency {
  /** Person and header's key together, so that two people's keys never collide. */
  key: string;
  /** Keyed hash of the request, since a body may hold a password. */
  hash: string;
}

const TAKES_KEY = Symbol('takesKey');

/** The handler accepts an `Idempotency-Key`; see `writes/records.ts`. */
export const TakesKey = () =>
  applyDecorators(
    SetMetadata(TAKES_KEY, true),
    Described(({ ApiHeader }) =>
      ApiHeader({
        name: 'Idempotency-Key',
        description:
          'Sent again with the same key, the same request is carried out once and answers the first result.',
        required: false,
      }),
    ),
  );

/** Key and hash of a request whose handler accepts one; absent without a key. Throws INVALID_INPUT. */
export function keyOf(
  request: ClinicRequest,
  handler: ReturnType<ExecutionContext['getHandler']>,
  reflector: Reflector,
  secret: string,
): (() => Idempotency) | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !reflector.get<boolean>(TAKES_KEY, handler)) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid('Idempotency-Key', 'The Idempotency-Key must have 1 to 200 plain characters.');
  const { role, id } = request.caller ?? { role: 'public', id: '' };
  // A function, since a form with a file is parsed later.
  return () => ({ key: `${role}:${id}:${key}`, hash: hashOf(request, secret) });
}

/** Equal for bodies that differ only in the order of fields. */
function hashOf({ method, originalUrl, body, file }: ClinicRequest, secret: string): string {
  const hash = createHmac('sha256', secret).update(`${method} ${originalUrl}\n`);
  hash.update(JSON.stringify(body, ordered) ?? '');
  if (file) hash.update(file.digest ?? file.buffer);
  return hash.digest('base64url').slice(0, 22);
}

const ordered = (_: string, value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
