import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { REQUEST_KEY, WITHOUT_ENVELOPE, type Envelope } from '../../platform/writes/envelope.ts';

export interface Numbered {
  _id: Types.ObjectId;
}

/** Earlier: the record of this id was stored before. Again: its number is taken, or the insert stopped before it. */
export type Outcome = 'stored' | { earlier: Numbered } | 'again' | { error: unknown };

/** Inserts documents in order until one is refused; answers the outcome of each. */
export async function storeInOrder(
  model: Model<Numbered>,
  documents: readonly (Numbered & Envelope)[],
): Promise<Outcome[]> {
  if (documents.length === 0) return [];
  try {
    await model.collection.insertMany([...documents], { ordered: true });
    return documents.map(() => 'stored');
  } catch (error) {
    const { writeErrors = [] } = error as { writeErrors?: { index: number } | { index: number }[] };
    const refused = [writeErrors].flat()[0];
    if (refused && isDuplicateKey(refused)) {
      const why = await whyRefused(model, documents[refused.index], error);
      return documents.map((_, index) => {
        if (index === refused.index) return why;
        return index < refused.index ? 'stored' : 'again';
      });
    }
    // After a broken connection only the database tells which documents it stored.
    return Promise.all(
      documents.map(async ({ _id }) =>
        (await confirmed(model, _id).catch(() => null)) ? 'stored' : { error },
      ),
    );
  }
}

async function whyRefused(
  model: Model<Numbered>,
  document: (Numbered & Envelope) | undefined,
  error: unknown,
): Promise<Outcome> {
  const earlier = document && (await confirmed(model, document._id));
  if (earlier) return { earlier };
  const key = document?.requests?.[0]?.key;
  return key && (await model.exists({ [REQUEST_KEY]: key })) ? { error } : 'again';
}

/** Returns the record of an id. The update changes nothing, and is acknowledged when all writes before it are safe. */
const confirmed = (model: Model<Numbered>, _id: Types.ObjectId): Promise<Numbered | null> =>
  model.collection.findOneAndUpdate({ _id }, { $unset: { nothing: 1 } }, { projection: WITHOUT_ENVELOPE });
