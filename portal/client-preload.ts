import type { Plugin } from 'vite';

/**
 * Has the browser fetch the client's layout and dashboard (7 kB) together with what every screen needs, rather than
 * when that has run. One page serves all areas, and most visits are a client's, on a phone.
 */
export const clientPreload: Plugin = {
  name: 'client-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'client');
      if (!chunk) throw new Error('The build has no chunk "client".');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `/portal/${chunk.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};
