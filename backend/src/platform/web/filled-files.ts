import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { clinicFacts } from '@clinic/contract/clinic';
import { fillFile } from '@clinic/contract/clinic-places';
import type { Request, Response } from 'express';
import type { Env } from '../config/env.ts';
import { withFacts, type ScreenFacts } from './screen-facts.ts';

/** A file as it is sent, in each encoding. */
interface Filled {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/** Smaller than a gzip of level 9, and made in two milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Built files with the clinic's present facts, which are filled in once for as long as the facts stay the same. */
export class FilledFiles {
  private readonly files = new Map<string, Filled>();
  /** All that the remembered files were made with. */
  private madeWith: unknown;

  constructor(
    private readonly settings: ScreenFacts,
    private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /** Sends a file by its path; browsers ask each time whether it changed. `marked`: a page carries the settings. */
  send(request: Request, response: Response, file: string, marked: boolean): void {
    const filled = this.fileOf(file, marked);
    const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one)) ?? 'identity';
    response
      .type(path.extname(file))
      .set({ 'Cache-Control': 'no-cache', ETag: filled.etag, Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(filled[encoding]);
  }

  private fileOf(file: string, marked: boolean): Filled {
    const site = this.env.publicUrl;
    const present = { clinic: clinicFacts(), settings: { ...this.settings }, site };
    if (!isDeepStrictEqual(present, this.madeWith)) this.files.clear();
    this.madeWith = present;
    const made = this.files.get(file);
    if (made) return made;
    const text = fillFile(file, readFileSync(file, 'utf8'), present.clinic, site);
    const filled = inAllEncodings(marked && file.endsWith('.html') ? withFacts(text, this.settings) : text);
    this.files.set(file, filled);
    return filled;
  }
}

function inAllEncodings(text: string): Filled {
  const identity = Buffer.from(text);
  // Weak, since all encodings have the same.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, identity, br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity) };
}
