import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-frames.ts';

const MAGIC = 'age-encryption.org/v1\n';
const IDENTITY = /^AGE-SECRET-KEY-\S+$/;

type Pieces = AsyncIterable<Uint8Array>;

/** Encrypts to the age public keys, any of which can decrypt; without keys nothing is changed. */
export async function* encrypted(pieces: Pieces, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) return yield* pieces;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(ReadableStream.from(pieces));
}

/** The decrypted bytes of a backup, whether encrypted or not. Throws BackupError when no key fits. */
export async function* opened(file: string, identity: string | undefined): AsyncGenerator<Uint8Array> {
  if (!(await isEncrypted(file))) return yield* createReadStream(file);
  if (!identity)
    throw new BackupError('It is encrypted: name the file with its secret key, --identity KEYFILE.');
  const decrypter = new Decrypter();
  for (const key of await identitiesIn(identity)) decrypter.addIdentity(key);
  let plain: AsyncIterable<Uint8Array>;
  try {
    plain = await decrypter.decrypt(ReadableStream.from(createReadStream(file) as Pieces));
  } catch (error) {
    throw new BackupError(`No key of ${identity} opens it (${(error as Error).message}).`);
  }
  yield* plain;
}

/** Throws ENOENT when there is no file. */
async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}

/** The secret keys of an `age-keygen` file; lines that begin with # are comments. */
async function identitiesIn(keyFile: string): Promise<string[]> {
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new BackupError(`There is no key file ${keyFile}.`);
  });
  const keys = text.split('\n').map((line) => line.trim());
  const found = keys.filter((line) => IDENTITY.test(line));
  if (found.length === 0) throw new BackupError(`The file ${keyFile} has no age secret key.`);
  return found;
}
