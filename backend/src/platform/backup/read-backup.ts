import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BSON, type Document } from 'mongodb';
import { opened } from './backup-cipher.ts';
import { BackupError, FORMAT, framesOf, type Frame, type Manifest } from './backup-frames.ts';

/** A backup, and the file with the secret key when it is encrypted. */
export interface BackupFile {
  file: string;
  identity?: string;
}

export async function readFrames(
  { file, identity }: BackupFile,
  take: (frame: Frame) => Promise<void> | void,
): Promise<void> {
  await pipeline(opened(file, identity), createGunzip(), async (stream: AsyncIterable<Buffer>) => {
    for await (const frame of framesOf(stream)) await take(frame);
  });
}

/** Reads a backup to its end and answers its manifest; throws when one byte is missing or changed. */
export async function checkBackup(backup: BackupFile): Promise<Manifest> {
  const { file } = backup;
  const check = new Check();
  try {
    await readFrames(backup, (frame) => check.readFrame(frame));
    return check.end();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    const why = error instanceof BackupError ? message : `It cannot be unpacked (${message}).`;
    throw new BackupError(`The file ${file} is no whole backup, and nothing was written: ${why}`);
  }
}

class Check {
  private readonly all = createHash('sha256');
  private readonly found: { name: string; count: number; sha256: string }[] = [];
  private open?: { name: string; count: number; sum: ReturnType<typeof createHash> };
  private manifest?: Manifest;
  private begun = false;
  private sealed = false;

  readFrame({ kind, document, bytes }: Frame): void {
    if (this.sealed) throw new BackupError('Something follows its end.');
    if (this.begun !== (kind !== 'head')) throw new BackupError('It does not begin as a backup does.');
    if (kind === 'seal') {
      this.sealed = true;
      if (BSON.deserialize(document).sha256 !== this.all.digest('hex'))
        throw new BackupError('Its sum is another one.');
      return;
    }
    this.all.update(bytes);
    if (kind === 'head') this.begin(BSON.deserialize(document));
    if (kind === 'collection') {
      this.close();
      this.open = { name: String(BSON.deserialize(document).name), count: 0, sum: createHash('sha256') };
    }
    if (kind === 'record') {
      if (!this.open) throw new BackupError('It has a record that belongs to no collection.');
      this.open.count += 1;
      this.open.sum.update(document);
    }
    if (kind === 'manifest') {
      this.close();
      this.manifest = BSON.deserialize(document) as Manifest;
    }
  }

  end(): Manifest {
    if (!this.sealed || !this.manifest) throw new BackupError('Its end is missing.');
    const listed = this.manifest.collections.map(({ name, count, sha256 }) => ({ name, count, sha256 }));
    if (JSON.stringify(listed) !== JSON.stringify(this.found))
      throw new BackupError('Its records are not those of its own list.');
    return this.manifest;
  }

  private begin({ format, version }: Document): void {
    this.begun = true;
    if (format !== FORMAT.format) throw new BackupError('It is something else.');
    if (version !== FORMAT.version)
      throw new BackupError(`It was written in version ${version} of the format, here is ${FORMAT.version}.`);
  }

  private close(): void {
    if (!this.open) return;
    const { name, count, sum } = this.open;
    this.found.push({ name, count, sha256: sum.digest('hex') });
    this.open = undefined;
  }
}
