import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Response } from 'express';
import type { FindCursor } from 'mongodb';

/** Longest wait for a reader who takes nothing more, in milliseconds. */
const UNREAD_MS = 60_000;

/** Long answers send one piece in turn, so that other requests wait for one piece and not for one of each answer. */
let turn: Promise<unknown> = Promise.resolve();
const ownTurn = () => (turn = turn.then(() => setImmediate()));

declare const answer: unique symbol;
export interface Sent<Answer> {
  [answer]?: Answer;
}

/**
 * Streams a long text at the reader's pace, one piece at a time, so that memory stays constant. A disconnect
 * ends it without an error. A failure before the first piece gets a normal error answer; a later one breaks
 * the connection, so that a part is never taken for the whole. A reader who takes nothing for a minute is
 * disconnected: an unread answer keeps its buffers and the database's cursor.
 */
export async function sendInPieces(
  response: Response,
  headers: Record<string, string>,
  pieces: AsyncGenerator<string | Uint8Array>,
  unreadMs = UNREAD_MS,
): Promise<void> {
  const next = async () => {
    await ownTurn();
    return pieces.next();
  };
  const first = await next();
  // The client has left meanwhile, and no pipeline would end the source.
  if (response.destroyed) return void (await pieces.return(undefined));
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await next()) yield piece.value;
    } finally {
      await pieces.return(undefined);
    }
  }
  response.set(headers);
  response.setTimeout(unreadMs, () => {
    if (response.writableNeedDrain) response.destroy();
    // The server's next piece is late, so the reader is not.
    else response.socket?.setTimeout(unreadMs);
  });
  try {
    await pipeline(Readable.from(all()), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Streams a list of any length with the answer's other fields; other requests run between groups of rows. */
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

/** Rows in groups of `size`; the last one may be smaller. */
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

/** Groups rows by the database's batches, which avoids an await for each row. */
export async function* together<Row>(cursor: FindCursor<Row>): AsyncGenerator<Row[]> {
  for await (const row of cursor) yield [row, ...cursor.readBufferedDocuments()];
}
