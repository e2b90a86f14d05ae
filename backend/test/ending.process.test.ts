import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { openTestApp, PASSWORD, type Person, type TestApp } from './test-app.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';

describe('a server that shuts down while a client', () => {
  let clinic: TestApp;
  let client: Person;
  beforeAll(async () => {
    clinic = await openTestApp();
    client = await clinic.addClient();
  });
  afterAll(() => clinic.close());

  /** Sends so much of a request that the server waits for the rest; answers the connection. */
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

  const pendingLogIn = (api: string, length: number) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': length,
      Expect: '100-continue',
    };
    const call = request(`${api}/client/emailVerify`, { method: 'POST', headers });
    call.flushHeaders();
    return call;
  };

  it('waits for answers or has sent half a body: answers, closes the half one with 408, takes none, ends', async () => {
    const server = await startServerProcess(clinic.uri);
    const body = JSON.stringify({ email: client.email, password: PASSWORD });
    const logIns = Array.from({ length: 10 }, () => pendingLogIn(server.api, body.length));
    // Each request is running once the server has answered "100 Continue".
    await Promise.all(logIns.map((call) => once(call, 'continue')));
    const socket = await sendPart(server.api, logIn);
    // After "100 Continue" the server waits for the request's body.
    await once(socket, 'data');
    socket.write('{"email":');
    const answer = once(socket, 'data') as Promise<[Buffer]>;
    const ended = server.stop();
    const answers = await Promise.all(
      logIns.map(async (call) => {
        const answered = once(call, 'response') as Promise<[IncomingMessage]>;
        call.end(body);
        const [{ statusCode }] = await answered;
        return statusCode;
      }),
    );
    expect(answers).toEqual(Array(10).fill(200));
    expect([0, 'SIGTERM', 143]).toContain(await ended);
    await expect(fetch(`${server.api}/health`)).rejects.toThrow('fetch failed');
    expect((await answer).toString()).toMatch(/^HTTP\/1\.1 408 .*Connection: close/s);
  }, 60_000);

  it('keeps a connection open: takes its next request until a balancer was told of the shutdown', async () => {
    const server = await startServerProcess(clinic.uri, { DRAIN_SECONDS: '10' });
    const health = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = await sendPart(server.api, health);
    await once(socket, 'data');
    const closed = once(socket, 'close').then(() => ['closed without an answer']);
    const stopped = server.stop();
    const isReady = async () => (await fetch(`${server.api}/health/ready`)).ok;
    await until(async () => ((await isReady()) ? undefined : true));
    // So many calls that the server must close idle connections.
    for (let asked = 0; asked < 50; asked++) expect(await isReady()).toBe(false);
    socket.write(health);
    const [answer] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer | string];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
    await server.kill();
    await stopped;
  }, 60_000);
});
