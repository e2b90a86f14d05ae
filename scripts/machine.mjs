// Finds what a first start needs and neither this machine nor the install has.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const NEEDED_NODE = engines.node.match(/\d+/g).map(Number);

export function thisMachine() {
  // The option is set, since the report would look up DNS names otherwise.
  Object.assign(process.report, { excludeNetwork: true });
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: process.report.getReport().header.glibcVersionRuntime,
    node: process.versions.node,
    database: hasDatabase(),
  };
}

/** Answers whether MongoDB is named, in the environment or in `.env` of the start folder. */
export function hasDatabase() {
  if (process.env.MONGODB_URI?.trim()) return true;
  try {
    return Boolean(parseEnv(readFileSync('.env', 'utf8')).MONGODB_URI?.trim());
  } catch {
    return false;
  }
}

/** Answers whether the install brings a Node that runs here. */
export function bringsNode({ platform, arch, glibc }) {
  return platform === 'linux' && ['x64', 'arm64'].includes(arch) && Boolean(glibc);
}

/** Says what to install when neither the install brings a Node nor the machine has a new one. */
export function missingNode(machine) {
  if (bringsNode(machine) || isNewEnough(machine.node)) return undefined;
  return (
    `Install Node 24 (https://nodejs.org) and run the command again: the clinic needs Node ${NEEDED_NODE.join('.')} or newer, ` +
    `here is ${machine.node}, and npm brings one for Linux (x64 and arm64, with glibc) only.`
  );
}

/** Says what to set when no database engine comes with the install. */
export function missingDatabase(machine) {
  const { platform, arch, database } = machine;
  if (database || bringsNode(machine) || (platform === 'darwin' && arch === 'arm64')) return undefined;
  return (
    `Set MONGODB_URI to a MongoDB server (MONGODB_URI=mongodb://localhost:27017/clinic npm start): ` +
    `the database engine of a first start has no build for ${nameOf(machine)}.`
  );
}

function nameOf({ platform, arch, glibc }) {
  return platform === 'linux' && !glibc ? 'a Linux without glibc' : `${platform} ${arch}`;
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
}
