import type { Types } from 'mongoose';

interface Lean {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

/** Fields of every record: `_id` and `id` are the same string, instants are ISO 8601. */
export const stored = ({ _id, createdAt, updatedAt }: Lean) => ({
  _id: _id.toHexString(),
  id: _id.toHexString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
