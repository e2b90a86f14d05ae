import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { engineCommand, newerLibrary } from './c-library.ts';

const OLD = [2, 36];
const NEW = [2, 38];
const script = path.resolve(import.meta.dirname, '../../../../scripts/c-library.mjs');

describe('the C library of the embedded engine', () => {
  let cache: string;
  beforeEach(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'clinic-library-'));
  });
  afterEach(() => rm(cache, { recursive: true, force: true }));

  it('is the machine’s own when that is new enough', async () => {
    expect(await engineCommand(cache, NEW)).toEqual([process.execPath]);
  });

  it('is the downloaded one when the machine’s is too old', async () => {
    const { folder = '', loader = '' } = newerLibrary(cache, OLD) ?? {};
    await mkdir(folder, { recursive: true });
    await writeFile(loader, '');
    expect(await engineCommand(cache, OLD)).toEqual([loader, '--library-path', folder, process.execPath]);
  });

  it('is never downloaded by a server, which without it says in one sentence what to do', async () => {
    await expect(engineCommand(cache, OLD)).rejects.toThrow(
      /^Set MONGODB_URI to a MongoDB server: the embedded engine cannot run here, it needs glibc 2\.38, here is 2\.36, and .*\.$/,
    );
    expect(await readdir(cache)).toEqual([]);
  });

  it.each([
    ['with a database of its own', { MONGODB_URI: 'mongodb://db.example/clinic' }],
    ['on a machine without apt', {}],
  ])('is downloaded by a step that never fails, %s', async (_, env) => {
    // An empty path, so that nothing can be downloaded.
    const { stdout } = await promisify(execFile)(process.execPath, [script, cache], {
      env: { PATH: cache, ...env },
    });
    expect(stdout).toBe('');
    expect(await readdir(cache)).toEqual([]);
  });
});
