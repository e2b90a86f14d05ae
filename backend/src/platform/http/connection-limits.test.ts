import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { limitConnections } from './connection-limits.ts';

describe('a connection', () => {
  it('that brings only half the headers gets an error and is closed', async () => {
    const server = createServer();
    limitConnections(server);
    expect(server.headersTimeout).toBe(30_000);
    // Shortens the limit itself, since the server checks only every few seconds.
    server.headersTimeout = 1;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 .*Connection: close/s);
    await once(socket, 'close');
    server.close();
  });
});
