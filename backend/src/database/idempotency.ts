import type { Model, Schema } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import { isDuplicateKey } from './duplicate-key.ts';

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
