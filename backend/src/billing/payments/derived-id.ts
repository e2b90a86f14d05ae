import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** Makes the same id from the same texts, so that a repeated step finds what it made before. */
export const derivedId = (...texts: string[]): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 24));
