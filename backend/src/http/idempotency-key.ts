import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { invalid } from './api-error.ts';
import type { ClinicRequest } from './clinic-request.ts';
import { isPlainObject } from './plain-object.ts';

/** Kept in the record that a request created, so that the same request sent again finds it. */
export interface Idempotency {
  /** The person and the key from the header: two people's keys never meet. */
  key: string;
  /** Of the body. */
  hash: string;
}

/** The `Idempotency-Key` header of a signed-in person's request with its body's hash; undefined without the header. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): Idempotency | undefined => {
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
      throw invalid('Idempotency-Key', 'The Idempotency-Key must have 1 to 200 plain characters.');
    const { role, id } = request.caller ?? { role: 'public', id: '' };
    return { key: `${role}:${id}:${key}`, hash: hashOf(request.body) };
  },
  [
    (target, name) =>
      ApiHeader({
        name: 'Idempotency-Key',
        description: 'The same key and body from the same person answer the record that the first call made.',
        required: false,
      })(target, String(name), Object.getOwnPropertyDescriptor(target, String(name)) ?? {}),
  ],
);

/** The same for two bodies that differ in the order of their fields only. */
const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(body, (_, value: unknown) =>
        isPlainObject(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ) ?? '',
    )
    .digest('base64url');
