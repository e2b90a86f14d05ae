import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createConnection } from 'mongoose';
import { until } from '../../../test/until.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';

const cacheDirectory = path.resolve(import.meta.dirname, '../../../../.cache');

describe('the embedded engine', () => {
  let folder: string;
  let lines: string[];
  const started: EmbeddedEngine[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-engine-'));
    lines = [];
  });

  afterEach(async () => {
    for (const engine of started.splice(0)) await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(options: { port?: number; folder?: string } = {}): Promise<EmbeddedEngine> {
    const directory = path.join(options.folder ?? folder, 'db');
    const engine = await startEmbeddedEngine({
      directory,
      cacheDirectory,
      log: (line) => lines.push(line),
      ...options,
    });
    started.push(engine);
    return engine;
  }

  it('keeps its data across a restart, in a folder that only its owner can read', async () => {
    const first = await start();
    const before = await connect(first);
    await before.collection('clients').insertOne({ name: 'Asha' });
    await before.close();
    await first.stop();
    expect(await readdir(folder)).toEqual(['db']);
    const after = await connect(await start());
    expect(await after.collection('clients').countDocuments({ name: 'Asha' })).toBe(1);
    await after.close();
    expect((await stat(path.join(folder, 'db'))).mode & 0o777).toBe(0o700);
  });

  it('refuses a second start on the same folder and says what to do', async () => {
    await start();
    await expect(start()).rejects.toThrow(/is in use by another start of this server.*DATA_DIR/);
  });

  it('asks for the journal with every write', async () => {
    expect((await start()).uri).toMatch(/[?&]w=1&journal=true$/);
  });

  it('serves a local port on request', async () => {
    const engine = await start({ port: 0 });
    expect(engine.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
    const connection = await connect(engine);
    await connection.collection('clients').insertOne({ name: 'Asha' });
    expect(await connection.collection('clients').countDocuments()).toBe(1);
    await connection.close();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const connection = await connect(await start({ folder: path.join(folder, 'a'.repeat(120)) }));
    expect(await connection.collection('clients').countDocuments()).toBe(0);
    await connection.close();
  });

  it('recovers from a kill: open connections work again and counts are right', async () => {
    const engine = await start();
    const connection = await connect(engine);
    const clients = connection.collection('clients');
    await clients.insertMany(Array.from({ length: 500 }, (_, number) => ({ number })));
    process.kill(engine.pid() as number, 'SIGKILL');
    expect(await untilAnswered(() => clients.estimatedDocumentCount())).toBe(500);
    expect(await clients.countDocuments()).toBe(500);
    expect(lines).toEqual(['The embedded database ended unexpectedly (SIGKILL); it is started again.']);
    await connection.close();
  });

  it('answers searches without results in many records, planned on few, also after a kill', async () => {
    const engine = await start();
    const connection = await connect(engine);
    const items = connection.collection<{ name: string; price: number }>('items');
    await items.createIndexes([{ key: { name: 1 } }, { key: { name: 1, price: 1 } }]);
    const add = (number: number) =>
      items.insertMany(Array.from({ length: number }, (_, price) => ({ name: `item ${price}`, price })));
    const search = (name: RegExp) => items.find({ name }, { sort: { name: 1 }, limit: 25 }).toArray();
    await add(50);
    for (const name of [/9/, /zzzz/, /9/, /zzzz/, /9/]) await search(name);
    await add(5000);
    expect(await search(/zzzz/)).toEqual([]);
    expect(await items.countDocuments({ name: /zzzz/ })).toBe(0);
    process.kill(engine.pid() as number, 'SIGKILL');
    expect(await untilAnswered(() => search(/zzzz/))).toEqual([]);
    await connection.close();
  });

  it('is killed and restarted when it hangs', async () => {
    const engine = await start();
    const connection = await connect(engine);
    const clients = connection.collection('clients');
    await clients.insertOne({ name: 'Asha' });
    // Not shorter, since a busy machine would miss pings and kill the engine repeatedly.
    engine.watch(1000);
    process.kill(engine.pid() as number, 'SIGSTOP');
    expect(await untilAnswered(() => clients.countDocuments({ name: 'Asha' }))).toBe(1);
    expect(lines[0]).toBe('The embedded database no longer answered.');
    await connection.close();
  });

  it('ends with its server when it hangs at its start', async () => {
    const server = serverOfStoppedEngine(path.join(folder, 'db'));
    const ended = once(server, 'exit');
    const [{ pid }] = (await once(server, 'message')) as [{ pid: number }];
    server.kill('SIGTERM');
    await ended;
    // The process that inherited the engine may notice its end a moment later.
    await untilAnswered(async () => {
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    });
  });

  describe('of a killed server', () => {
    let server: ChildProcess;
    let enginePid: number;

    beforeEach(async () => {
      server = serverProcess(path.join(folder, 'db'));
      const [message] = (await once(server, 'message')) as [{ pid: number }];
      enginePid = message.pid;
      server.kill('SIGKILL');
      await once(server, 'exit');
    });

    it('ends too', async () => {
      await untilAnswered(async () => {
        expect(() => process.kill(enginePid, 0)).toThrow('ESRCH');
      });
    });

    it('starts again on the same folder, with right counts', async () => {
      const connection = await connect(await start());
      expect(await connection.collection('clients').estimatedDocumentCount()).toBe(500);
      await connection.close();
    });
  });

  it('has right counts after server and engine were killed together', async () => {
    const server = serverProcess(path.join(folder, 'db'));
    const [{ pid }] = (await once(server, 'message')) as [{ pid: number }];
    process.kill(pid, 'SIGKILL');
    server.kill('SIGKILL');
    await once(server, 'exit');
    const connection = await connect(await start());
    expect(await connection.collection('clients').estimatedDocumentCount()).toBe(500);
    await connection.close();
    await expect(access(path.join(folder, 'db.running'))).resolves.toBeUndefined();
  });
});

/** A process that opens the directory, writes 500 clients and reports its engine's process id. */
function serverProcess(directory: string): ChildProcess {
  const script = `
    import { MongoClient } from 'mongodb';
    import { startEmbeddedEngine } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-engine.ts'))};
    const engine = await startEmbeddedEngine(${JSON.stringify({ directory, cacheDirectory })});
    const client = await MongoClient.connect(engine.uri);
    await client.db('test').collection('clients').insertMany(Array.from({ length: 500 }, (_, number) => ({ number })));
    process.send({ pid: engine.pid() });
  `;
  return spawnScript(script, 'inherit');
}

/** A process whose engine is stopped as soon as it exists, long before it serves. */
function serverOfStoppedEngine(directory: string): ChildProcess {
  const script = `
    import { subscribe } from 'node:diagnostics_channel';
    import { startEmbeddedEngine } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-engine.ts'))};
    subscribe('child_process', ({ process: child }) => process.nextTick(() => {
      if (!child.spawnargs.some((arg) => arg.includes('engine-child'))) return;
      child.kill('SIGSTOP');
      process.send({ pid: child.pid });
    }));
    await startEmbeddedEngine(${JSON.stringify({ directory, cacheDirectory })});
  `;
  return spawnScript(script, 'ignore');
}

function spawnScript(script: string, errors: 'inherit' | 'ignore'): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', errors, 'ipc'],
  });
}

/** Repeats a query without a limit, since an engine starts slowly on a busy machine. */
const untilAnswered = async <T>(question: () => Promise<T>): Promise<T> => {
  const { answer } = await until(() =>
    question().then(
      (answered) => ({ answer: answered }),
      () => undefined,
    ),
  );
  return answer;
};

async function connect({ uri }: EmbeddedEngine) {
  return createConnection(uri, { serverSelectionTimeoutMS: 10_000, bufferCommands: false }).asPromise();
}
