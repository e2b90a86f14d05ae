import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same id for the same texts, so that what is done again finds what was done. */
export const derivedId = (...texts: string[]): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 24));
