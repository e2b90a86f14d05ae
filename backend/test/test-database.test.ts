import { withDatabase } from './test-database.ts';

describe('the address of a database of its own', () => {
  it.each([
    ['mongodb://%2Ftmp%2Fs.sock/?w=1', 'mongodb://%2Ftmp%2Fs.sock/one?w=1'],
    [
      'mongodb://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/?replicaSet=rs0',
      'mongodb://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/one?replicaSet=rs0',
    ],
    ['mongodb://a,b/clinic?tlsCAFile=/tmp/ca.pem', 'mongodb://a,b/one?tlsCAFile=/tmp/ca.pem'],
    ['mongodb://a,b?tlsCAFile=/tmp/ca.pem', 'mongodb://a,b/one?tlsCAFile=/tmp/ca.pem'],
    ['mongodb://a', 'mongodb://a/one?'],
  ])('on %s', (server, address) => {
    expect(withDatabase(server, 'one')).toBe(address);
  });
});
