import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';

/** Bytes at a file's start that contain its headers. */
const HEAD = 8192;

/** Emails written to files on this machine, when no SMTP server is set. */
@Injectable()
export class MailFiles {
  private readonly folder: string;

  constructor(@Inject(ENV) { dataDir }: Env) {
    this.folder = path.join(dataDir, 'outbox');
  }

  /** Files about an account (by its id) or to one of its addresses, to count and delete. */
  filesOf(account: string, emails: readonly string[]) {
    const find = async (): Promise<string[]> => {
      const names = await readdir(this.folder).catch(() => []);
      const found: string[] = [];
      for (const name of names.filter((one) => one.endsWith('.eml') || one.endsWith('.part')))
        // The file's name begins with the account's id.
        if (name.startsWith(account) || (await this.isTo(name, emails))) found.push(name);
      return found;
    };
    return {
      count: async () => (await find()).length,
      erase: async () => {
        for (const name of await find()) await rm(path.join(this.folder, name), { force: true });
      },
    };
  }

  private async isTo(name: string, emails: readonly string[]): Promise<boolean> {
    const file = await open(path.join(this.folder, name)).catch(() => undefined);
    if (!file) return false;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
      const head = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/)[0] ?? '';
      // A long header continues on the next line.
      const to = /^to:(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
      // Compares whole addresses, since one may be the end of another.
      const addresses = new Set(to.toLowerCase().match(/[^\s<>,"]+@[^\s<>,"]+/g));
      return emails.some((email) => addresses.has(email));
    } finally {
      await file.close();
    }
  }
}
