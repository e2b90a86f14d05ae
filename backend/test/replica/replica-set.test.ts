import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, connect } from 'node:tls';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { findMongod } from './mongod.ts';
import { memberArguments, setConfig } from './member.ts';
import { startReplicaSet } from './replica-set.ts';
import { hasOpenssl, makeSecurity } from './security.ts';

/** Processes only: what a database does is not played here. */
describe('the harness of the replica set', () => {
  let folder: string;
  let tmp: string | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-harness-'));
    // What a set leaves behind would be seen here.
    tmp = process.env.TMPDIR;
    process.env.TMPDIR = await mkdtemp(path.join(folder, 'tmp-'));
  });
  afterEach(async () => {
    if (tmp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmp;
    await rm(folder, { recursive: true, force: true });
  });

  /** A program in place of a mongod; it writes its own process id into a file beside it. */
  const standIn = async (script: string): Promise<string> => {
    const file = path.join(folder, 'mongod');
    await writeFile(file, `#!/bin/sh\necho $$ >> '${folder}/pids'\n${script}\n`);
    await chmod(file, 0o755);
    return file;
  };
  const started = async (): Promise<number[]> =>
    (await readFile(path.join(folder, 'pids'), 'utf8')).trim().split('\n').map(Number);
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const nothingIsLeft = async () => {
    const pids = await started();
    expect(pids).toHaveLength(3);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(await readdir(process.env.TMPDIR ?? '')).toEqual([]);
  };

  it('takes the program that MONGOD names, or the first on the PATH, or none', async () => {
    const mongod = await standIn('exit 0');
    expect(await findMongod({ MONGOD: mongod, PATH: '' })).toBe(mongod);
    expect(await findMongod({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(mongod);
    expect(await findMongod({ PATH: '/nowhere' })).toBeUndefined();
    expect(await findMongod({})).toBeUndefined();
  });

  it('says clearly that MONGOD names no program', async () => {
    const file = path.join(folder, 'not-a-program');
    await writeFile(file, '');
    for (const MONGOD of [file, folder, '/nowhere/mongod'])
      await expect(findMongod({ MONGOD, PATH: '' })).rejects.toThrow(
        `MONGOD must be a program that may be run, and ${MONGOD} is not.`,
      );
  });

  it('starts members that only this machine reaches, on their own folders', () => {
    expect(memberArguments({ folder: '/t/1', port: 1, security: ['--keyFile', '/t/key'] })).toEqual([
      '--replSet',
      'rs0',
      '--bind_ip',
      '127.0.0.1',
      '--port',
      '1',
      '--nounixsocket',
      '--dbpath',
      '/t/1/data',
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--oplogSize',
      '512',
      '--keyFile',
      '/t/key',
    ]);
    expect(setConfig([1, 2, 3])).toEqual({
      _id: 'rs0',
      members: [
        { _id: 0, host: '127.0.0.1:1' },
        { _id: 1, host: '127.0.0.1:2' },
        { _id: 2, host: '127.0.0.1:3' },
      ],
    });
  });

  it('says why members end at their start, and leaves neither process nor folder', async () => {
    const mongod = await standIn('echo "Failed to set up listener: Address in use" >&2\nexit 48');
    await expect(startReplicaSet({ mongod })).rejects.toThrow(
      /The member on port \d+ ended \(exit code 48\)\. Its log ends with:\nFailed to set up listener/,
    );
    await nothingIsLeft();
  });

  it('says that a program cannot be run at all', async () => {
    const mongod = path.join(folder, 'gone');
    await expect(startReplicaSet({ mongod })).rejects.toThrow(/ended \(spawn .*gone ENOENT\)/);
    expect(await readdir(process.env.TMPDIR ?? '')).toEqual([]);
  });

  it('waits for members that never answer for a limited time only, and ends them', async () => {
    const mongod = await standIn('exec sleep 1000');
    await expect(startReplicaSet({ mongod, limitMs: 3000 })).rejects.toThrow(
      /That the member on port \d+ answers did not happen within 3 s/,
    );
    await nothingIsLeft();
  });

  it('makes certificates with which members prove who they are, and a key that only they can read', async () => {
    // Without the program the secured part of the harness is skipped, and says so.
    if (!(await hasOpenssl())) return;
    const { arguments: args, uriOptions, caFile } = await makeSecurity(folder);
    const valueOf = (name: string) => args[args.indexOf(name) + 1] as string;
    expect(args).toContain('--tlsAllowConnectionsWithoutCertificates');
    expect(valueOf('--tlsMode')).toBe('requireTLS');
    expect(uriOptions).toEqual(['tls=true', `tlsCAFile=${encodeURIComponent(caFile)}`]);
    expect((await readFile(valueOf('--keyFile'), 'utf8')).length).toBeLessThanOrEqual(1024);
    const member = await readFile(valueOf('--tlsCertificateKeyFile'));
    const ca = await readFile(valueOf('--tlsCAFile'));
    // A member shows its certificate to clients, and to the other members as their client.
    const server = createServer({ key: member, cert: member, ca, requestCert: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      ca,
      key: member,
      cert: member,
    });
    await once(client, 'secureConnect');
    expect(client.authorized).toBe(true);
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
