import { counted } from '@clinic/contract/platform/counted';
import { BSON, type Document } from 'mongodb';

/** A backup is a sequence of frames: a letter for the kind, then a BSON document, which begins with its length. */
export type FrameKind = 'head' | 'collection' | 'record' | 'manifest' | 'seal';

export interface Frame {
  kind: FrameKind;
  /** A record is stored byte for byte as the database has it. */
  document: Buffer;
  /** Letter and document as in the file. */
  bytes: Buffer;
}

/** Contents of one collection, and how to recreate it. */
export interface CollectionEntry {
  name: string;
  count: number;
  /** Checksum over all records in `_id` order: equal contents have equal sums in any database. */
  sha256: string;
  options: Document;
  indexes: Document[];
}

export interface Manifest {
  collections: CollectionEntry[];
}

/** Counts a backup's contents: "741 records of 21 collections". */
export function inWords({ collections }: Manifest): string {
  const records = collections.reduce((sum, { count }) => sum + count, 0);
  return `${counted(records, 'record')} of ${counted(collections.length, 'collection')}`;
}

/** A failure, worded as one sentence for the operator. */
export class BackupError extends Error {}

export const FORMAT = { format: 'clinic backup', version: 1 };

const LETTERS: Record<FrameKind, string> = {
  head: 'H',
  collection: 'C',
  record: 'R',
  manifest: 'M',
  seal: 'S',
};
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as FrameKind]));
/** Bytes above which a length is invalid, since the database's limit is 16 MB. */
const LONGEST = 17 * 1024 * 1024;

export function frameOf(kind: FrameKind, document: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(LETTERS[kind]), document]);
}

/** Keeps the types of numbers (int, long, double, decimal), so that they are written as they were read. */
export function parse(document: Buffer): Document {
  return BSON.deserialize(document, { promoteValues: false, bsonRegExp: true });
}

/** Splits a stream into frames, however it is chunked. */
export async function* framesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of stream) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let start = 0;
    while (rest.length - start >= 5) {
      const kind = KINDS.get(String.fromCharCode(rest[start] as number));
      const length = rest.readInt32LE(start + 1);
      if (!kind || length < 5 || length > LONGEST) throw new BackupError('It holds what no backup holds.');
      const end = start + 1 + length;
      if (rest.length < end) break;
      const bytes = rest.subarray(start, end);
      yield { kind, bytes, document: bytes.subarray(1) };
      start = end;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new BackupError('It ends in the middle of a record.');
}
