import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** Screens that are kept for use without network: the client's, the log-in, and shared parts. */
const CLIENT_SCREENS =
  /\/src\/(?:app\/(?:routes\/client\/|routes\/auth\/client-login|OutsideAreas)|layout\/Toasts)/;
/** Icons that the public site serves. */
const ICONS = ['/favicon.svg', '/icon-192.png'];
/** Scripts beyond Latin are fetched when they are needed. */
const KEPT_FONTS = /(?:noto-sans|fraunces)-latin-wght/;

type Bundle = Rolldown.OutputBundle;

/** Addresses of what the client's screens need: entry, chunks with imports, styles, Latin fonts, logo. */
function filesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = new Set<string>();
  const want = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || wanted.has(name)) return;
    wanted.add(name);
    for (const imported of chunk.imports) want(imported);
    // Follows a chunk's lazy imports, but not the router's, which reach every area.
    if (!chunk.isEntry && chunk.name !== 'main') for (const imported of chunk.dynamicImports) want(imported);
  };
  for (const chunk of chunks) {
    const isStart = chunk.isEntry || chunk.name === 'main';
    if (isStart || CLIENT_SCREENS.test(chunk.facadeModuleId ?? '')) want(chunk.fileName);
  }
  const assets = Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .map(({ fileName }) => fileName)
    .filter((name) => name.endsWith('.css') || KEPT_FONTS.test(name));
  return [...[...wanted, ...assets].map((name) => `/portal/${name}`), ...ICONS].toSorted();
}

/** Writes `sw.js` of the client's area, with the files of this build. */
export function offlineWorker(source: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has removed empty files.
      order: 'post',
      handler(_, bundle) {
        const files = filesOf(bundle);
        const worker = readFileSync(source, 'utf8');
        const cacheName = `client-${createHash('sha256')
          .update(files.join() + worker)
          .digest('hex')
          .slice(0, 12)}`;
        const list = JSON.stringify({ cacheName, files });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('self.__OFFLINE__', list) });
      },
    },
  };
}
