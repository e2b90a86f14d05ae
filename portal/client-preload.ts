import type { Plugin } from 'vite';

/**
 * Has the browser fetch the client's layout and dashboard (7 kB) together with what every screen needs, rather than
 * when that has run. The client's area has a page of its own for it, client.html; the others do without.
 */
export const clientPreload: Plugin = {
  name: 'client-preload',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'client');
      if (!chunk) throw new Error('The build has no chunk "client".');
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html.');
      const html = page.source.toString();
      const links = [chunk.fileName, ...chunk.imports]
        .filter((name) => !html.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/portal/${name}">`);
      const source = html.replace('</head>', `${links.join('')}</head>`);
      this.emitFile({ type: 'asset', fileName: 'client.html', source });
    },
  },
};
