import { BLOOD_REPORT } from '@clinic/contract/intake-forms';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../http/api-error.ts';

/** A file as it arrived. */
export interface Upload {
  contents: Buffer;
  /** As the sender's machine calls it; may hold anything. */
  name: string;
}

export interface BloodReport extends Upload {
  /** Media type, by the contents. */
  mediaType: string;
}

const MAX_NAME_LENGTH = 80;

/** Accepts pdf, jpg and png by their contents, whatever they are called. Throws FILE_INVALID. */
export async function checkBloodReport({ contents, name }: Upload): Promise<BloodReport> {
  const kind =
    contents.length > 0 && contents.length <= BLOOD_REPORT.maxBytes
      ? await fileTypeFromBuffer(contents).catch(() => undefined)
      : undefined;
  if (!kind || !(BLOOD_REPORT.extensions as readonly string[]).includes(kind.ext)) {
    const { message } = new ApiError('FILE_INVALID');
    throw new ApiError('FILE_INVALID', { details: { bloodReport: [message] } });
  }
  return { contents, mediaType: kind.mime, name: `${safeStem(name)}.${kind.ext}` };
}

/** The file's name without folders, extension and characters that some file system or header reads in its own way. */
function safeStem(name: string): string {
  const stem = (name.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+/, '');
  return [...stem].slice(0, MAX_NAME_LENGTH).join('').trim() || 'blood-report';
}

/** Headers under which a report leaves: nothing in it may run, whatever it holds. */
export const reportHeaders = ({
  name,
  mediaType,
}: Pick<BloodReport, 'name' | 'mediaType'>): Record<string, string> => ({
  'Content-Type': mediaType,
  'Content-Disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});
