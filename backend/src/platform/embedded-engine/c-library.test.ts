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

  it('is not fetched where a database of one’s own is named', async () => {
    const env = { PATH: cache, MONGODB_URI: 'mongodb://db.example/clinic' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, cache], { env });
    expect(stdout + stderr).toBe('');
    expect(await readdir(cache)).toEqual([]);
  });

  it('stops a start that cannot fetch it with one sentence, which says what to set', async () => {
    // With an empty path there is no apt; a machine with a recent C library downloads nothing.
    const fetched = promisify(execFile)(process.execPath, [script, cache], { env: { PATH: cache } });
    const { stderr } = await fetched.catch((error: { stderr: string }) => error);
    expect(stderr).toMatch(
      newerLibrary(cache)
        ? /^Set MONGODB_URI to a MongoDB server \(.*\): .* could not be fetched\. apt-get is not here\.\n$/
        : /^$/,
    );
    expect(await readdir(cache)).toEqual([]);
  });
});
