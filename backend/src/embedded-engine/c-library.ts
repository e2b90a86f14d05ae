import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NEEDED_VERSION = [2, 38] as const;
const SUITE = 'trixie';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

interface Platform {
  deb: string;
  triplet: string;
  loader: string;
}

const PLATFORMS: Record<string, Platform> = {
  x64: { deb: 'amd64', triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { deb: 'arm64', triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/**
 * The command and its leading arguments that run a Node script able to load the embedded engine.
 * On a Linux whose C library is too old, Debian's newer one is fetched once into `cacheDirectory`,
 * from the archives this machine's own apt uses and with apt's signature check.
 */
export async function engineCommand(cacheDirectory: string, log: (line: string) => void): Promise<string[]> {
  if (process.platform === 'darwin' && process.arch === 'arm64') return [process.execPath];
  const platform = PLATFORMS[process.arch];
  if (process.platform !== 'linux' || !platform) {
    throw unavailable(`there is no build for ${process.platform} ${process.arch}`);
  }
  const here = libcVersion();
  if (!here) throw unavailable('this Linux does not use the GNU C library');
  if (isNewEnough(here)) return [process.execPath];
  try {
    const folder = await fetchedLibc(cacheDirectory, platform, log);
    return [path.join(folder, platform.loader), '--library-path', folder, process.execPath];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw unavailable(`it needs glibc ${NEEDED_VERSION.join('.')}, here is ${here.join('.')}, and ${reason}`);
  }
}

function unavailable(reason: string): Error {
  return new Error(`Set MONGODB_URI to a MongoDB server: the embedded engine cannot run here, ${reason}.`);
}

function libcVersion(): number[] | undefined {
  // Without it the report may look up DNS names.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime?.split('.').map(Number);
}

function isNewEnough([major = 0, minor = 0]: number[]): boolean {
  return major > NEEDED_VERSION[0] || (major === NEEDED_VERSION[0] && minor >= NEEDED_VERSION[1]);
}

async function fetchedLibc(cacheDirectory: string, platform: Platform, log: (line: string) => void) {
  const root = path.join(cacheDirectory, `glibc-${SUITE}-${platform.deb}`);
  const folder = path.join(root, 'usr/lib', platform.triplet);
  const loader = path.join(folder, platform.loader);
  if (await exists(loader)) return folder;
  for (const tool of ['apt-get', 'dpkg-deb']) {
    if (!(await isOnPath(tool))) throw new Error(`${tool} is not here to fetch a newer one`);
  }
  if (!(await exists(KEYRING)))
    throw new Error(`${KEYRING} is missing, so a newer one could not be verified`);
  log(`Fetching the C library of Debian ${SUITE} for the embedded database, once for this checkout.`);
  await mkdir(cacheDirectory, { recursive: true });
  const work = await mkdtemp(path.join(cacheDirectory, 'apt-'));
  try {
    await download(work, platform);
    await chmod(path.join(work, 'root'), 0o755);
    await rename(path.join(work, 'root'), root).catch(async (error: unknown) => {
      // Another start of this checkout may have been quicker.
      if (!(await exists(loader))) throw error;
    });
    return folder;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const [reason] = (stderr || message).trim().split('\n');
    throw new Error(`fetching a newer one failed (${reason})`, { cause: error });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(work: string, platform: Platform): Promise<void> {
  for (const folder of ['etc', 'lists/partial', 'machine-lists/partial', 'archives/partial', 'root']) {
    await mkdir(path.join(work, folder), { recursive: true });
  }
  await writeFile(path.join(work, 'status'), '');
  const sources = (await debianArchives(work)).map(
    (archive) =>
      `Types: deb\nURIs: ${archive.uri}\nSuites: ${archive.suite}\nComponents: main\n` +
      `Architectures: ${platform.deb}\nSigned-By: ${KEYRING}\n`,
  );
  await writeFile(path.join(work, 'etc/debian.sources'), sources.join('\n'));
  const flags = Object.entries(aptSettings(work, platform)).flatMap(([key, value]) => [
    '-o',
    `${key}=${value}`,
  ]);
  const options = { cwd: work, env: { ...process.env, LC_ALL: 'C' } };
  await run('apt-get', [...flags, '-q', '-o', 'APT::Update::Error-Mode=any', 'update'], options);
  await run('apt-get', [...flags, '-q', 'download', 'libc6', 'libgcc-s1'], options);
  for (const file of (await readdir(work)).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(work, file), path.join(work, 'root')]);
  }
}

function aptSettings(work: string, platform: Platform): Record<string, string> {
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
    'APT::Architecture': platform.deb,
    'APT::Architectures': platform.deb,
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

/** The archives this machine's apt already uses, pointed at the newer suite: no mirror of ours. */
async function debianArchives(work: string): Promise<{ uri: string; suite: string }[]> {
  const known = await knownArchives([]);
  if (known.length > 0) return known;
  // A machine whose apt has never read its archives does not know whose they are: read them once, beside its own lists.
  const lists = ['-o', `Dir::State::Lists=${path.join(work, 'machine-lists')}`, '-o', 'APT::Sandbox::User='];
  await run('apt-get', [...lists, '-q', '-o', 'Acquire::Languages=none', 'update'], { cwd: work });
  const read = await knownArchives(lists);
  if (read.length === 0) throw new Error('apt here has no Debian archive');
  return read;
}

async function knownArchives(options: string[]): Promise<{ uri: string; suite: string }[]> {
  const format = '$(REPO_URI)\t$(ORIGIN)\t$(LABEL)';
  const { stdout } = await run('apt-get', [
    ...options,
    'indextargets',
    '--format',
    format,
    'Created-By: Packages',
  ]);
  const archives = new Map<string, { uri: string; suite: string }>();
  for (const line of stdout.trim().split('\n')) {
    const [uri, origin, label] = line.split('\t');
    if (!uri || origin !== 'Debian') continue;
    archives.set(uri, { uri, suite: label === 'Debian-Security' ? `${SUITE}-security` : SUITE });
  }
  return [...archives.values()];
}

async function isOnPath(name: string): Promise<boolean> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    if (await exists(path.join(folder, name), constants.X_OK)) return true;
  }
  return false;
}

async function exists(file: string, mode?: number): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}
