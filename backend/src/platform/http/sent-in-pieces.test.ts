import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { until } from '../../../test/until.ts';
import { batched, sendInPieces, sendList } from './sent-in-pieces.ts';

const PIECE = 'x'.repeat(64 * 1024);
/** Far more than all buffers between server and client hold. */
const PIECES = 2000;

describe('a long answer', () => {
  const servers: Server[] = [];
  let made = 0;
  let ended = false;
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    [made, ended] = [0, false];
  });

  async function* pieces(): AsyncGenerator<string> {
    try {
      for (; made < PIECES; made += 1) yield PIECE;
    } finally {
      ended = true;
    }
  }
  /** Answers by `send`; returns the reader's side. */
  async function asked(send: (response: Response) => Promise<unknown>): Promise<IncomingMessage> {
    const server = createServer((_, answer) => {
      const response = Object.assign(answer, {
        set: (headers: Record<string, string>) => answer.setHeaders(new Map(Object.entries(headers))),
      });
      void send(response as unknown as Response);
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(request({ port }).end(), 'response')) as [IncomingMessage];
    return answer;
  }

  it('is produced no faster than it is read', async () => {
    const answer = await asked((response) => sendInPieces(response, {}, pieces()));
    answer.pause();
    let before = 0;
    await until(async () => {
      const stands = made > 0 && made === before;
      before = made;
      return (await Promise.resolve(stands)) || undefined;
    });
    expect(made).toBeLessThan(PIECES / 2);
    let length = 0;
    for await (const part of answer) length += (part as Buffer).length;
    expect(length).toBe(PIECES * PIECE.length);
    expect(ended).toBe(true);
  });

  it('ends without an error when its client disconnects, and reads nothing more', async () => {
    let sent: Promise<unknown> = Promise.resolve();
    const answer = await asked((response) => (sent = sendInPieces(response, {}, pieces())));
    answer.destroy();
    await expect(sent).resolves.toBeUndefined();
    expect(ended).toBe(true);
    expect(made).toBeLessThan(PIECES);
  });

  it('ends without an error when its client has left before the first piece is there', async () => {
    let [sent, left]: [Promise<unknown> | undefined, boolean] = [undefined, false];
    async function* afterwards(response: Response): AsyncGenerator<string> {
      await once(response, 'close');
      left = true;
      yield* pieces();
    }
    const server = createServer((_, answer) => {
      const response = Object.assign(answer, { set: () => response }) as unknown as Response;
      sent = sendInPieces(response, {}, afterwards(response));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const asking = request({ port: (server.address() as AddressInfo).port }).end();
    asking.on('error', () => undefined);
    await until(async () => (await Promise.resolve(sent !== undefined)) || undefined);
    asking.destroy();
    await expect(sent).resolves.toBeUndefined();
    expect([left, ended]).toEqual([true, true]);
    expect(made).toBeLessThan(PIECES);
  });

  it('ends when its reader takes nothing more, and reads nothing more', async () => {
    let sent: Promise<unknown> = Promise.resolve();
    const answer = await asked((response) => (sent = sendInPieces(response, {}, pieces(), 100)));
    answer.pause();
    await expect(sent).resolves.toBeUndefined();
    expect(ended).toBe(true);
    expect(made).toBeLessThan(PIECES);
  });

  it('goes on when its next piece is late', async () => {
    async function* late(response: Response): AsyncGenerator<string> {
      yield 'first ';
      await once(response, 'timeout');
      yield 'second';
    }
    const answer = await asked((response) => sendInPieces(response, {}, late(response), 50));
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toBe('first second');
  });

  it('takes turns with the others, so that a short request waits for one piece', async () => {
    let turn = 0;
    const next = () => {
      turn += 1;
      counting = setImmediate(next);
    };
    let counting = setImmediate(next);
    const of: number[] = [];
    async function* counted(): AsyncGenerator<string> {
      for (let piece = 0; piece < 20; piece += 1) {
        of.push(turn);
        yield await Promise.resolve('piece');
      }
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asked((response) => sendInPieces(response, {}, counted()))),
    );
    for (const answer of answers) for await (const part of answer) expect(String(part)).toMatch(/^piece/);
    clearImmediate(counting);
    expect(of).toHaveLength(200);
    expect(new Set(of).size).toBe(200);
  });

  it('that fails before its first piece has sent nothing', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.reject(new Error('The database is away.'));
    }
    const answer = await asked((response) =>
      sendInPieces(response, {}, broken()).catch(() => {
        response.statusCode = 503;
        response.end();
      }),
    );
    expect(answer.statusCode).toBe(503);
  });

  it.each([0, 1, 200, 401])('of %i rows is one JSON text', async (count) => {
    async function* groups() {
      for (let row = 0; row < count; row += 1) yield await Promise.resolve([{ row }]);
    }
    const answer = await asked((response) =>
      sendList(response, { name: 'rows', groups: groups() }, { message: 'Fetched' }),
    );
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(JSON.parse(Buffer.concat(parts).toString())).toEqual({
      rows: Array.from({ length: count }, (_, row) => ({ row })),
      message: 'Fetched',
    });
  });

  it('has no empty group', async () => {
    async function* numbers() {
      yield* await Promise.resolve([1, 2, 3, 4]);
    }
    const groups: number[][] = [];
    for await (const group of batched(numbers(), 2)) groups.push(group);
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
