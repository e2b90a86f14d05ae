import type { Model, Types } from 'mongoose';

/** A record whose money does not add up. */
export interface Wrong {
  collection: string;
  id: string;
  number: string | null;
  why: string;
}

export interface Named {
  _id: Types.ObjectId;
  number?: string | null;
  invoiceNumber?: string;
}

export const wrongOf = (
  { collection }: Pick<Model<unknown>, 'collection'>,
  { _id, number, invoiceNumber }: Named,
  why: string,
): Wrong => ({
  collection: collection.collectionName,
  id: _id.toHexString(),
  number: (number ?? invoiceNumber) || null,
  why,
});
