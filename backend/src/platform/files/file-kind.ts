import type { FileTypeResult } from 'file-type';

/** The kind of a file by its first bytes; undefined for text and for what is not known. */
export async function fileKind(bytes: Uint8Array): Promise<FileTypeResult | undefined> {
  // Loaded with the first file: a start does not need it.
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(bytes).catch(() => undefined);
}
