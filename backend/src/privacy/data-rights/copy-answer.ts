import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** Answers a copy as a file that no browser opens as a page of the clinic. */
export function answerCopy(
  response: Response,
  { contents, size }: { contents: Readable; size: number },
  name: string,
): StreamableFile {
  response.set({
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  return new StreamableFile(contents, {
    type: 'application/zip',
    disposition: `attachment; filename="${name}"`,
    length: size,
  });
}
