import type { FileTypeResult } from 'file-type';

/** A PDF's header must begin within so many bytes, as in PDF readers. */
const PDF_WITHIN = 1024;
const PDF: FileTypeResult = { ext: 'pdf', mime: 'application/pdf' };

/** The kind of a file by its first bytes; undefined for text and unknown kinds. */
export async function fileKind(bytes: Uint8Array): Promise<FileTypeResult | undefined> {
  if (isPdf(bytes)) return PDF;
  // Loaded with the first file, since the start does not need it.
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(bytes).catch(() => undefined);
}

/**
 * Tells whether a PDF begins at once, or after a byte order mark, spaces and printable lines, as scanners write them.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, PDF_WITHIN));
  const start = begin.indexOf('%PDF-');
  if (start === -1) return false;
  const before = begin.subarray(0, start).toString();
  return /(?:^|[\n\r])\s*$/.test(before) && !/(?!\s)[\p{Cc}\u{fffd}]/u.test(before);
}
