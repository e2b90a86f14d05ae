import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { baseCss, tokenCss } from '../ui/src/theme/css.ts';

const PAGE = new URL('index.html', import.meta.url);
const SCRIPT = '/src/app/main.tsx';

/** Chunk names of the client's screens, fetched after the first view. */
const LATER = ['client', 'main'];

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The same page as index.html, except for its script. */
function sourceOfPage(): string {
  const html = readFileSync(PAGE, 'utf8');
  if (!html.includes(SCRIPT)) throw new Error(`index.html does not start ${SCRIPT}.`);
  return html.replace(SCRIPT, '/src/app/first-view/start.ts');
}

/** The files of the named chunks, after the files that they import. */
function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(add);
    files.add(file);
  };
  for (const name of names) {
    const chunk = chunksOf(bundle).find((one) => one.name === name);
    if (!chunk) throw new Error(`The build has no chunk "${name}".`);
    add(chunk.fileName);
  }
  return files;
}

/** Inlines the styles, which are needed before anything is visible. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const links = /<link rel="stylesheet"[^>]*href="\/portal\/([^"]+)"[^>]*>/g;
  const linked = html.replace(links, (_, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}.`);
    return `<style>${sheet.source.toString()}</style>`;
  });
  return linked.replace('</title>', `</title><style>${tokenCss}${baseCss}</style>`);
}

/** The first view's font: without a preload it would arrive late and change the text's look. */
const TEXT_FONT = /assets\/noto-sans-latin-wght-normal-[^/]*\.woff2$/;

/** Preloads the first view's font together with its script. */
function withFont(html: string, bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((name) => TEXT_FONT.test(name));
  if (!font) throw new Error('The build has no font for texts.');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/portal/${font}">`;
  return html.replace('</title>', `</title>${link}`);
}

/**
 * The page of the client's area, client.html. Its styles are inlined, and a template names what React's
 * screens need, to be fetched after the first view, which would otherwise share a slow line with it
 * (docs/decisions/037).
 */
export const clientPage: Plugin = {
  name: 'client-page',
  apply: 'build',
  resolveId: { filter: { id: /^client\.html$/ }, handler: () => fileURLToPath(new URL('client.html', PAGE)) },
  load: { filter: { id: /\/client\.html$/ }, handler: sourceOfPage },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['client.html'];
      if (page?.type !== 'asset') throw new Error('The build has no client.html.');
      const html = withFont(withStyles(page.source.toString(), bundle), bundle);
      const links = [...filesOf(bundle, LATER)]
        .filter((name) => !html.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/portal/${name}">`);
      page.source = html.replace('</body>', `<template id="screens">${links.join('')}</template></body>`);
    },
  },
};
