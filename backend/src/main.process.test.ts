import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuilt } from '../test/built-program.ts';

describe('a server in production without a MONGODB_URI', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-main-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['the embedded database is not accepted', {}],
    ['it is accepted by another word', { EMBEDDED_DATABASE: 'true' }],
    ['MONGODB_URI is empty', { MONGODB_URI: ' ' }],
  ])('does not start when %s: it says why and what to set, before any other setting', async (_, over) => {
    const env = { NODE_ENV: 'production', DATA_DIR: folder, ...over };
    expect(await runBuilt('main.js', env)).toEqual({
      code: 1,
      says: 'MONGODB_URI must be set in production: the embedded database is one version of one person’s package of an alpha server without log-in; a clinic that takes this risk sets EMBEDDED_DATABASE=accept, see docs/operations.md.',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('asks for the next setting once the embedded database is accepted', async () => {
    const env = { NODE_ENV: 'production', DATA_DIR: folder, EMBEDDED_DATABASE: 'accept' };
    const { code, says } = await runBuilt('main.js', env);
    expect([code, says]).toEqual([1, expect.stringMatching(/^SMTP_URL must be set in production: .*\.$/)]);
  });
});
