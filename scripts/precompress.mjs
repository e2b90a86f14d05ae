// Writes a .br and a .gz beside every text file of a built front end, which the server sends as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT_FILE = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest)$/;
const WORTHWHILE = 1024;

export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    // The server serves no name with a leading dot.
    .filter(
      (file) =>
        !path
          .relative(folder, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    );
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  await Promise.all([
    brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    gzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
