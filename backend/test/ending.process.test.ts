import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openTestApp, type TestApp } from './test-app.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';

describe('a server that is asked to end while a client', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  /** Sends so much of a request that the server waits for the rest, and answers the connection. */
  const sendPart = async (api: string, part: string): Promise<Socket> => {
    const { hostname, port } = new URL(api);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    await new Promise<void>((sent) => socket.write(part, () => sent()));
    return socket;
  };
  const logIn = [
    'POST /api/client/emailVerify HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 60',
    'Expect: 100-continue',
    '',
    '',
  ].join('\r\n');

  it('has sent half a body: ends, and the connection with 408', async () => {
    const server = await startServerProcess(clinic.uri);
    const socket = await sendPart(server.api, logIn);
    // From "continue" on the server has the request and reads its body.
    await once(socket, 'data');
    socket.write('{"email":');
    const answer = once(socket, 'data') as Promise<[Buffer]>;
    expect([0, 'SIGTERM', 143]).toContain(await server.stop());
    expect((await answer).toString()).toMatch(/^HTTP\/1\.1 408 .*Connection: close/s);
  }, 60_000);

  it('keeps a connection as a balancer: answers its next request, then announces the end', async () => {
    const server = await startServerProcess(clinic.uri, { DRAIN_SECONDS: '10' });
    const health = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = await sendPart(server.api, health);
    await once(socket, 'data');
    const closed = once(socket, 'close').then(() => ['closed without an answer']);
    const stopped = server.stop();
    const isReady = async () => (await fetch(`${server.api}/health/ready`)).ok;
    await until(async () => ((await isReady()) ? undefined : true));
    // So often that the server has had the time to close what waits for nothing.
    for (let asked = 0; asked < 50; asked++) expect(await isReady()).toBe(false);
    socket.write(health);
    const [answer] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer | string];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
    await server.kill();
    await stopped;
  }, 60_000);
});
