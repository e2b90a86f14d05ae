import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is said when there is no database server to run on: nothing was measured, and nobody may think otherwise. */
export const NOT_MEASURED = [
  'SKIPPED: there is no mongod here, so nothing was run on a replica set and nothing was measured.',
  'Set MONGOD to a mongod of MongoDB 7 or 8, or put one on the PATH: MONGOD=/opt/mongodb/bin/mongod npm run test:replica',
].join('\n');

/** The server's program: what MONGOD names, or the first on the PATH. Throws when MONGOD names no program. */
export async function findMongod(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const named = env.MONGOD?.trim();
  if (named) {
    if (await isProgram(named)) return path.resolve(named);
    throw new Error(`MONGOD must be a program that may be run, and ${named} is not.`);
  }
  for (const folder of (env.PATH ?? '').split(path.delimiter).filter(Boolean))
    if (await isProgram(path.join(folder, 'mongod'))) return path.join(folder, 'mongod');
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
