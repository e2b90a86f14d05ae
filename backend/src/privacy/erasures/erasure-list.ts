import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.ts';

/** One erased client, without personal data. */
export interface ListedErasure {
  client: string;
  erasure: string;
  /** Time of the confirmation, ISO 8601. */
  at: string;
  /** Ids of enquiries that are kept, see `ErasureRecord`. */
  notTheirs: readonly string[];
}

/**
 * A list of all erasures outside the database, in `DATA_DIR/erasures.jsonl`: restoring an older backup brings the
 * client back without the row in `erasures`.
 */
@Injectable()
export class ErasureList {
  private readonly file: string;

  constructor(@Inject(ENV) { dataDir }: Env) {
    this.file = path.join(dataDir, 'erasures.jsonl');
  }

  async all(): Promise<ListedErasure[]> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap(entryOf);
  }

  /** Adds missing entries; resolves when they are on the disk. */
  async add(...entries: ListedErasure[]): Promise<void> {
    const known = new Set((await this.all()).map(({ erasure }) => erasure));
    const more = entries.filter(({ erasure }) => !known.has(erasure));
    if (more.length === 0) return;
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    const file = await open(this.file, 'a', 0o600);
    try {
      // Begins with a line feed, since a power cut may have left half a line.
      await file.write(`\n${more.map((entry) => JSON.stringify(entry)).join('\n')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** A line of an earlier release, which had no enquiries. */
type Listed = Omit<ListedErasure, 'notTheirs'> & Partial<ListedErasure>;

/** Reads a line; undefined for an empty or half one. */
function entryOf(line: string): ListedErasure[] {
  try {
    const { client, erasure, at, notTheirs = [] } = JSON.parse(line) as Listed;
    const isWhole = [client, erasure, ...notTheirs].every((id) => /^[0-9a-f]{24}$/.test(id)) && at;
    return isWhole ? [{ client, erasure, at, notTheirs }] : [];
  } catch {
    return [];
  }
}
