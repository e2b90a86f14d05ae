import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  /** Name with folders, separated by /. */
  name: string;
  contents: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** True for formats that are already compressed, such as pictures and PDFs. */
  packed?: boolean;
}

/** Streams a ZIP archive; only one chunk of a file is in memory. */
export async function* zipPieces(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure = error;
    ready.push(piece);
  });
  const taken = (): Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { name, contents, packed = false } of files) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of contents) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
