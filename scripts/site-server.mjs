// Serves site/dist to check its links: path, path.html, path/index.html, else 404.html; gzip for text.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

export const siteFolder = path.join(root, 'site', 'dist');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Starts on a free port of this machine and answers its address and how to stop it. */
export async function serveSite() {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://site').pathname, response).catch((error) =>
      response.destroy(error),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function answer(wanted, response) {
  const name = decodeURIComponent(wanted).replace(/\/$/, '');
  for (const candidate of [name, `${name}.html`, `${name}/index.html`]) {
    const file = path.join(siteFolder, path.normalize(candidate));
    const type = types[path.extname(file)];
    const content = type && (await readFile(file).catch(() => undefined));
    if (content) return send(response, 200, type, content, file.includes(`${path.sep}_astro${path.sep}`));
  }
  send(response, 404, types['.html'], await readFile(path.join(siteFolder, '404.html')), false);
}

function send(response, status, type, content, hashed) {
  const packed = /text|xml|json/.test(type) ? gzipSync(content) : undefined;
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(packed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(packed ?? content);
}
