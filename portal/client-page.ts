import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { baseCss, tokenCss } from '../ui/src/theme/css.ts';

const PAGE = new URL('index.html', import.meta.url);
const SCRIPT = '/src/app/main.tsx';

/** By name: what draws the client's screens, once the first view is there. */
const LATER = ['client', 'main'];

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The same page as index.html, but for its script. */
function sourceOfPage(): string {
  const html = readFileSync(PAGE, 'utf8');
  if (!html.includes(SCRIPT)) throw new Error(`index.html does not start ${SCRIPT}.`);
  return html.replace(SCRIPT, '/src/app/first-view/start.ts');
}

/** The files of the chunks with these names, behind those that they import. */
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

/** Replaces the links to styles by the styles, which are needed before anything is seen. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const links = /<link rel="stylesheet"[^>]*href="\/portal\/([^"]+)"[^>]*>/g;
  const linked = html.replace(links, (_, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}.`);
    return `<style>${sheet.source.toString()}</style>`;
  });
  return linked.replace('</title>', `</title><style>${tokenCss}${baseCss}</style>`);
}

/** The letters of the first view, which would otherwise be asked for when it is written, and seen in another font before. */
const TEXT_FONT = /assets\/noto-sans-latin-wght-normal-[^/]*\.woff2$/;

/** Asks for the font of the first view together with its script. */
function withFont(html: string, bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((name) => TEXT_FONT.test(name));
  if (!font) throw new Error('The build has no font for texts.');
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/portal/${font}">`;
  return html.replace('</title>', `</title>${link}`);
}

/**
 * The page of the client's area, client.html: its styles are in it, and what React's screens need is named in a template,
 * to be fetched behind the first view, which would otherwise share a slow line with it (docs/decisions/037).
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
