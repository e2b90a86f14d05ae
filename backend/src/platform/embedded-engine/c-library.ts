import { access } from 'node:fs/promises';
import path from 'node:path';

/** C library version that the embedded engine needs. */
const NEEDED_VERSION = [2, 38] as const;

interface Platform {
  deb: string;
  triplet: string;
  loader: string;
}

const PLATFORMS: Record<string, Platform> = {
  x64: { deb: 'amd64', triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { deb: 'arm64', triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** A newer C library than this Linux's, which is too old for the engine. */
export interface NewerLibrary {
  /** Debian's release, and its name for the processor. */
  suite: string;
  deb: string;
  /** The downloaded folder, which contains the two below. */
  root: string;
  folder: string;
  loader: string;
}

/** Where the newer library is; undefined when none is needed. Throws on a system that cannot run the engine. */
export function newerLibrary(cacheDirectory: string, here = libcVersion()): NewerLibrary | undefined {
  if (process.platform === 'darwin' && process.arch === 'arm64') return undefined;
  const platform = PLATFORMS[process.arch];
  if (process.platform !== 'linux' || !platform)
    throw unavailable(`there is no build for ${process.platform} ${process.arch}`);
  if (!here) throw unavailable('this Linux does not use the GNU C library');
  if (isNewEnough(here)) return undefined;
  const { deb, triplet, loader } = platform;
  const suite = 'trixie';
  const root = path.join(cacheDirectory, `glibc-${suite}-${deb}`);
  const folder = path.join(root, 'usr/lib', triplet);
  return { suite, deb, root, folder, loader: path.join(folder, loader) };
}

/**
 * Command and first arguments that run a Node script with the embedded engine. The server downloads nothing;
 * `scripts/c-library.mjs` does before the start. Throws when a needed library is missing.
 */
export async function engineCommand(cacheDirectory: string, here = libcVersion()): Promise<string[]> {
  const library = newerLibrary(cacheDirectory, here);
  if (!library) return [process.execPath];
  const { loader, folder } = library;
  const isThere = await access(loader).then(
    () => true,
    () => false,
  );
  if (!isThere)
    throw unavailable(
      `it needs glibc ${NEEDED_VERSION.join('.')}, here is ${here?.join('.')}, and npm start has fetched no newer one`,
    );
  return [loader, '--library-path', folder, process.execPath];
}

function unavailable(reason: string): Error {
  return new Error(`Set MONGODB_URI to a MongoDB server: the embedded engine cannot run here, ${reason}.`);
}

function libcVersion(): number[] | undefined {
  // Without this option the report may look up DNS names.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime?.split('.').map(Number);
}

function isNewEnough([major = 0, minor = 0]: number[]): boolean {
  return major > NEEDED_VERSION[0] || (major === NEEDED_VERSION[0] && minor >= NEEDED_VERSION[1]);
}
