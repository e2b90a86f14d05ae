import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { ClinicRequest } from './clinic-request.ts';
import { isPlainObject } from './plain-object.ts';
import { invalid, ApiError } from './api-error.ts';

/** Kept in the record that a request created, so that the same request sent again finds it. */
export interface Idempotency {
  /** The person and the key from the header: two people's keys never meet. */
  key: string;
  /** Of the body. */
  hash: string;
}

/** Gives the records of a schema a place for the key, and the unique index that lets only one of two requests create. */
export function addIdempotency(schema: Schema): void {
  schema.add({ idempotency: { type: { key: String, hash: String }, _id: false, default: undefined } });
  schema.index(
    { 'idempotency.key': 1 },
    {
      name: 'idempotency',
      unique: true,
      partialFilterExpression: { 'idempotency.key': { $exists: true } },
    },
  );
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
);

/**
 * Creates a record, or answers the one that the same request created before. `create` stores `idempotency` in the
 * record. Throws IDEMPOTENCY_MISMATCH when the key came with another body; otherwise whatever `create` throws.
 */
export async function createOnce<Row extends { idempotency?: Idempotency }>(
  model: Model<Row>,
  idempotency: Idempotency | undefined,
  create: () => Promise<Row>,
): Promise<{ record: Row; repeated: boolean }> {
  if (!idempotency) return { record: await create(), repeated: false };
  const earlier = await find(model, idempotency);
  if (earlier) return { record: earlier, repeated: true };
  try {
    return { record: await create(), repeated: false };
  } catch (error) {
    // The twin of this request may have won meanwhile, whichever rule of the record noticed it first.
    const twin = isConflict(error) && (await find(model, idempotency));
    if (!twin) throw error;
    return { record: twin, repeated: true };
  }
}

async function find<Row extends { idempotency?: Idempotency }>(
  model: Model<Row>,
  { key, hash }: Idempotency,
): Promise<Row | undefined> {
  const found = await model.findOne({ 'idempotency.key': key }).lean<Row>();
  if (found && found.idempotency?.hash !== hash) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return found ?? undefined;
}

const isConflict = (error: unknown): boolean =>
  isDuplicateKey(error) || (error instanceof ApiError && error.status === 409);

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
