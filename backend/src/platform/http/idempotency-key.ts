import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import {
  SetMetadata,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import { from, type Observable } from 'rxjs';
import { answerOf } from './answer-of.ts';
import { invalid } from './api-error.ts';
import type { ClinicRequest } from './clinic-request.ts';
import { isPlainObject } from './plain-object.ts';

/** Identifies one request of one person, so that a repetition is recognised. */
export interface Idempotency {
  /** Person and header key, so that two people's keys never collide. */
  key: string;
  /** Hash of the request, keyed by a secret of the clinic, since a body may hold a password. */
  hash: string;
}

const TAKES_KEY = Symbol('takesKey');
const present = new AsyncLocalStorage<() => Idempotency>();
const repeats = new WeakSet<object>();

/** The handler accepts an `Idempotency-Key`; see `database/idempotency.ts`. */
export const TakesKey = () =>
  applyDecorators(
    SetMetadata(TAKES_KEY, true),
    ApiHeader({
      name: 'Idempotency-Key',
      description:
        'Sent again with the same key, the same request is carried out once and answers the first result.',
      required: false,
    }),
  );

/** Of the present request; undefined when it has no key or its call takes none. */
export const presentKey = (): Idempotency | undefined => present.getStore()?.();

/** Marks the present request as carried out before: this time nothing is written. */
export function markRepeat(): void {
  const request = present.getStore();
  if (request) repeats.add(request);
}

export const isRepeat = (): boolean => repeats.has(present.getStore() ?? repeats);

export const underKey = <Result>(key: Idempotency, work: () => Promise<Result>): Promise<Result> =>
  present.run(() => key, work);

/** Makes the `Idempotency-Key` available to the services. Throws INVALID_INPUT. */
export class IdempotencyKeys implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly secret: string,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ClinicRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !this.reflector.get<boolean>(TAKES_KEY, context.getHandler()))
      return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
      throw invalid('Idempotency-Key', 'The Idempotency-Key must have 1 to 200 plain characters.');
    const { role, id } = request.caller ?? { role: 'public', id: '' };
    // Hashed on demand, since a form with a file is read after this.
    const read = () => ({ key: `${role}:${id}:${key}`, hash: hashOf(request, this.secret) });
    return from(present.run(read, () => answerOf(next)));
  }
}

/** Independent of the order of the fields. */
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
