import { composed } from '@clinic/contract/reading/text';
import { BLOOD_REPORT, HEIC_REFUSED } from '@clinic/contract/care/intake-forms/intake-forms';
import { withoutDetails } from '@clinic/contract/photos/without-details';
import { fileKind } from '../../platform/files/file-kind.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { StoredBloodReport } from './intake-form.schema.ts';

/** A report that is in the database, and that no form names yet. */
export interface ReceivedReport extends StoredBloodReport {
  bytes: number;
  sha256: Buffer;
}

const MAX_NAME_LENGTH = 80;
/** Bytes from the beginning of a file that tell its kind for certain. */
const HEAD_BYTES = 4100;

/**
 * Recognises pdf, jpg and png by the first bytes, not by the name. Answers the media type, a name that is safe for any
 * file system, and the contents, of a photo without place and device. Throws FILE_INVALID.
 */
export async function openReport(arriving: AsyncIterable<Buffer>, name: string) {
  const pieces = arriving[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const kind = head.length > 0 ? await fileKind(head) : undefined;
  if (kind?.ext === 'heic') throw refusedReport('FILE_INVALID', { message: HEIC_REFUSED });
  if (!kind || !(BLOOD_REPORT.extensions as readonly string[]).includes(kind.ext))
    throw refusedReport('FILE_INVALID');
  return {
    mediaType: kind.mime,
    name: `${safeStem(name)}.${kind.ext}`,
    contents: withoutDetails(
      (async function* () {
        yield head;
        for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
      })(),
    ),
  };
}

type ReportCode = 'FILE_INVALID' | 'PAYLOAD_TOO_LARGE' | 'REPORTS_FULL' | 'REPORTS_TODAY' | 'MALFORMED_BODY';

/** Makes a refusal that the form shows beside the file. */
export function refusedReport(
  code: ReportCode,
  extra: { message?: string; retryAfter?: number } = {},
): ApiError {
  const { message } = new ApiError(code, extra);
  return new ApiError(code, { ...extra, details: { bloodReport: [message] } });
}

/** Returns the file's name without folders, extension and characters with a meaning to a file system or header. */
function safeStem(name: string): string {
  const stem = (composed(name).split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+/, '');
  return [...stem].slice(0, MAX_NAME_LENGTH).join('').trim() || 'blood-report';
}

/** Makes the headers of a report's download: nothing in it may run, whatever it holds. */
export const reportHeaders = ({
  name,
  mediaType,
}: Pick<StoredBloodReport, 'name' | 'mediaType'>): Record<string, string> => ({
  'Content-Type': mediaType,
  'Content-Disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});
