// Fetches the C library that the embedded engine needs on an older Linux, once for each checkout, from the archives of
// this machine's own apt and with apt's check of signatures. It runs before npm start, the tests and npm run db, on the
// project's own Node.
import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { newerLibrary } from '../backend/src/platform/embedded-engine/c-library.ts';
import { hasDatabase } from './machine.mjs';
import { withProgress } from './progress.mjs';
import { root } from './run.mjs';

const execute = promisify(execFile);
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const [cacheDirectory = path.join(root, '.cache')] = process.argv.slice(2);

try {
  const library = hasDatabase() ? undefined : newerLibrary(cacheDirectory);
  if (library && !(await exists(library.loader))) await fetchLibrary(library);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function fetchLibrary(library) {
  try {
    await refuseWithoutApt();
    const title =
      `Fetching a newer C library than this machine's, of Debian ${library.suite}, for the database engine ` +
      '(once, usually 10 to 20 seconds)';
    await withProgress(title, 'Fetched', () => unpackInto(library));
  } catch (error) {
    const [reason] = (error.stderr || error.message).trim().split('\n');
    throw new Error(
      'Set MONGODB_URI to a MongoDB server (MONGODB_URI=mongodb://localhost:27017/clinic npm start): the database ' +
        `engine needs a newer C library than this machine's, which could not be fetched. ${reason}`,
      { cause: error },
    );
  }
}

async function refuseWithoutApt() {
  for (const tool of ['apt-get', 'dpkg-deb'])
    if (!(await isOnPath(tool))) throw new Error(`${tool} is not here.`);
  if (!(await exists(KEYRING))) throw new Error(`${KEYRING} is missing, so it could not be verified.`);
}

async function unpackInto({ root: target, loader, ...release }) {
  await mkdir(cacheDirectory, { recursive: true });
  const work = await mkdtemp(path.join(cacheDirectory, 'apt-'));
  try {
    await download(work, release);
    await chmod(path.join(work, 'root'), 0o755);
    await rename(path.join(work, 'root'), target).catch(async (error) => {
      // Another start in this checkout may have been faster.
      if (!(await exists(loader))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(work, { suite, deb }) {
  for (const folder of ['etc', 'lists/partial', 'machine-lists/partial', 'archives/partial', 'root']) {
    await mkdir(path.join(work, folder), { recursive: true });
  }
  await writeFile(path.join(work, 'status'), '');
  const sources = (await debianArchives(work, suite)).map(
    (archive) =>
      `Types: deb\nURIs: ${archive.uri}\nSuites: ${archive.suite}\nComponents: main\n` +
      `Architectures: ${deb}\nSigned-By: ${KEYRING}\n`,
  );
  await writeFile(path.join(work, 'etc/debian.sources'), sources.join('\n'));
  const flags = Object.entries(aptSettings(work, deb)).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const options = { cwd: work, env: { ...process.env, LC_ALL: 'C' } };
  await execute('apt-get', [...flags, '-q', '-o', 'APT::Update::Error-Mode=any', 'update'], options);
  await execute('apt-get', [...flags, '-q', 'download', 'libc6', 'libgcc-s1'], options);
  for (const file of (await readdir(work)).filter((name) => name.endsWith('.deb'))) {
    await execute('dpkg-deb', ['-x', path.join(work, file), path.join(work, 'root')]);
  }
}

function aptSettings(work, deb) {
  return {
    'Dir::Etc::SourceList': path.join(work, 'etc/debian.sources'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::Etc::Preferences': '/dev/null',
    'Dir::Etc::PreferencesParts': '/dev/null',
    'Dir::State': work,
    'Dir::State::Lists': path.join(work, 'lists'),
    'Dir::State::Status': path.join(work, 'status'),
    'Dir::Cache': work,
    'Dir::Cache::Archives': path.join(work, 'archives'),
    'APT::Architecture': deb,
    'APT::Architectures': deb,
    'APT::Get::AllowUnauthenticated': 'false',
    'Acquire::AllowInsecureRepositories': 'false',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '15',
    'Acquire::https::Timeout': '15',
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled': 'false',
    'APT::Sandbox::User': '',
  };
}

/** Uses the archives of this machine's apt, pointed at the newer suite, and no mirror of our own. */
async function debianArchives(work, suite) {
  const known = await knownArchives(suite, []);
  if (known.length > 0) return known;
  // An apt that has never read its archives does not know them: they are read once, into separate lists.
  const lists = ['-o', `Dir::State::Lists=${path.join(work, 'machine-lists')}`, '-o', 'APT::Sandbox::User='];
  await execute('apt-get', [...lists, '-q', '-o', 'Acquire::Languages=none', 'update'], { cwd: work });
  const read = await knownArchives(suite, lists);
  if (read.length === 0) throw new Error('The apt here has no Debian archive.');
  return read;
}

async function knownArchives(suite, options) {
  const format = '$(REPO_URI)\t$(ORIGIN)\t$(LABEL)';
  const { stdout } = await execute('apt-get', [
    ...options,
    'indextargets',
    '--format',
    format,
    'Created-By: Packages',
  ]);
  const archives = new Map();
  for (const line of stdout.trim().split('\n')) {
    const [uri, origin, label] = line.split('\t');
    if (!uri || origin !== 'Debian') continue;
    archives.set(uri, { uri, suite: label === 'Debian-Security' ? `${suite}-security` : suite });
  }
  return [...archives.values()];
}

async function isOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    if (await exists(path.join(folder, name), constants.X_OK)) return true;
  }
  return false;
}

async function exists(file, mode) {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}
