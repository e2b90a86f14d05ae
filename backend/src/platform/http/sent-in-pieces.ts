import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FindCursor } from 'mongodb';

declare const answer: unique symbol;
/** The answer of a call that has been sent already. */
export interface Sent<Answer> {
  [answer]?: Answer;
}

/**
 * Sends a long text as fast as the reader takes it: a piece is asked for when the one before is on its way, so that
 * memory does not grow with what is sent. A reader who leaves ends it, and is no failure. What fails before the first
 * piece is answered as ever; later the connection breaks, so that nobody takes a part for the whole.
 */
export async function sendInPieces(
  response: Response,
  headers: Record<string, string>,
  pieces: AsyncGenerator<string>,
): Promise<void> {
  const first = await pieces.next();
  async function* all() {
    try {
      if (!first.done) yield first.value;
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  }
  response.set(headers);
  try {
    await pipeline(Readable.from(all()), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/**
 * Sends a list that may be as long as the clinic is old, with what else the answer has. A group of rows is put into words
 * at once; other requests get their turn between.
 */
export async function sendList<Key extends string, Row, Rest extends object>(
  response: Response,
  rows: { name: Key; groups: AsyncIterable<Row[]> },
  rest: Rest,
): Promise<Sent<Record<Key, Row[]> & Rest>> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  await sendInPieces(response, headers, listPieces(rows, rest));
  return {};
}

async function* listPieces(
  { name, groups }: { name: string; groups: AsyncIterable<unknown[]> },
  rest: object,
): AsyncGenerator<string> {
  let before = `{${JSON.stringify(name)}:[`;
  for await (const rows of groups) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  const others = JSON.stringify(rest).slice(1);
  const end = others === '}' ? '}' : `,${others}`;
  yield `${before === ',' ? '' : before}]${end}`;
}

/** Rows in groups of so many; the last one has what is left. */
export async function* batched<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows in the groups in which the database sends them: nobody waits for each of them. */
export async function* together<Row>(cursor: FindCursor<Row>): AsyncGenerator<Row[]> {
  for await (const row of cursor) yield [row, ...cursor.readBufferedDocuments()];
}
