import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { endSlowBodies } from './slow-bodies.ts';

/** The server's limit, twenty times as fast. */
const SLOWEST = { bytes: 1024, inMs: 500 };
const OPEN_MS = 2.5 * SLOWEST.inMs;

describe('a body', () => {
  /** Sends `piece` every few milliseconds to a server with this reader; returns the answer. */
  const sending = async (piece: string, read: (request: Request, response: Response) => void) => {
    const app = express();
    app.use(endSlowBodies(SLOWEST));
    app.use((request, response) => read(request, response));
    const server = createServer(app as RequestListener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n');
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('ended')));
    const sender = setInterval(() => socket.write(piece), SLOWEST.inMs / 10);
    const seen = (milliseconds: number) =>
      Promise.race([closed, new Promise((resolve) => setTimeout(resolve, milliseconds, 'goes on'))]);
    const end = () => {
      clearInterval(sender);
      socket.destroy();
      server.close();
    };
    return { seen, end, answer: () => answer };
  };

  it.each([
    ['trickles, a byte at a time', 'x'],
    ['stalls', ''],
  ])('that %s, is answered 408 and its connection ends', async (_, piece) => {
    const body = await sending(piece, (request) => request.resume());
    expect(await body.seen(60_000)).toBe('ended');
    expect(body.answer()).toMatch(/^HTTP\/1\.1 408 .*Connection: close/s);
    body.end();
  });

  it('that still trickles after its answer loses its connection', async () => {
    const body = await sending('x', (_, response) => response.status(401).end());
    expect(await body.seen(60_000)).toBe('ended');
    expect(body.answer()).toMatch(/^HTTP\/1\.1 401/);
    body.end();
  });

  it.each([
    ['arrives steadily', 'x'.repeat(SLOWEST.bytes), (request: Request) => request.resume()],
    ['is not read, while its sender waits for a place', 'x', (request: Request) => request.pause()],
  ])('that %s goes on', async (_, piece, read) => {
    const body = await sending(piece, read);
    expect(await body.seen(OPEN_MS)).toBe('goes on');
    body.end();
  });

  it('that has come while the server was busy goes on', async () => {
    const body = await sending('x'.repeat(SLOWEST.bytes), (request) => {
      request.resume();
      setImmediate(() => {
        const free = performance.now() + 2 * SLOWEST.inMs;
        while (performance.now() < free);
      });
    });
    expect(await body.seen(2 * OPEN_MS)).toBe('goes on');
    body.end();
  });
});
