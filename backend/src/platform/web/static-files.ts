import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Env } from '../config/env.ts';
import { pagePolicies } from './page-policies.ts';

/** First path segment → the built page for all its screens. */
const SCREENS: Record<string, string> = {
  admin: 'backoffice/dist/admin.html',
  assistant: 'backoffice/dist/assistant.html',
  doctor: 'portal/dist/index.html',
  client: 'portal/dist/client.html',
  staff: 'portal/dist/index.html',
};

/** Settings that the built pages read from `<html data-…>`, without a request or an inline script. */
export interface ScreenFacts {
  timezone: string;
  /** Set after the routes, since it is known only once the database is open. */
  demo: boolean;
  /** Minimum characters of a new password. */
  passwordMin: number;
  /** True when a mail server is set; otherwise emails are stored, not sent. */
  mails: boolean;
}

const checkout = path.resolve(import.meta.dirname, '../../../..');

/** Serves the built front ends on the API's origin. */
export function serveFrontEnds(
  app: { use(handler: RequestHandler): unknown },
  facts: ScreenFacts,
  env: Pick<Env, 'publicUrl'>,
  root = checkout,
): void {
  const folder = (name: string) => builtFolder(path.join(root, name), env);
  const screens = new Map(
    Object.entries(SCREENS)
      .filter(([, file]) => existsSync(path.join(root, file)))
      .map(([area, file]) => [area, readFileSync(path.join(root, file), 'utf8')]),
  );
  const assets = { portal: folder('portal/dist'), backoffice: folder('backoffice/dist') };
  const site = builtFolder(path.join(root, 'site/dist'), env, facts);
  const notFoundPage = path.join(root, 'site/dist/404.html');
  const notFound = existsSync(notFoundPage) ? readFileSync(notFoundPage, 'utf8') : 'Page Not Found';

  app.use((request: Request, response: Response, next: NextFunction) => {
    const area = request.path.split('/', 2)[1]?.toLowerCase() ?? '';
    if (area === 'api' || area === 'metrics') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.sendStatus(405);
    const missing = () =>
      void response
        .status(404)
        .type('html')
        .set('Cache-Control', 'no-cache')
        .send(isMarked(facts) ? withFacts(notFound, facts) : notFound);
    if (area === 'portal' || area === 'backoffice') {
      request.url = request.url.slice(area.length + 1);
      return assets[area](request, response, missing);
    }
    // A service worker's scope is its folder: the client's must not cover other areas.
    if (request.path === '/client/sw.js' || request.path === '/client/manifest.webmanifest') {
      request.url = request.url.slice('/client'.length);
      return assets.portal(request, response, missing);
    }
    const screen = screens.get(area);
    // Addresses with a file extension are no screens, so that a missing script is not answered with a page.
    if (screen && isFile(request.path)) return missing();
    if (screen)
      return void response.type('html').set('Cache-Control', 'no-cache').send(withFacts(screen, facts));
    site(request, response, missing);
  });
}

/** Serves a built folder: `/plans` is `plans.html` or `plans/index.html`; precompressed files are sent as they are. */
function builtFolder(directory: string, env: Pick<Env, 'publicUrl'>, facts?: ScreenFacts) {
  // Without built front ends, as in development and tests, the server still serves the API.
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [];
  // Names with a leading dot belong to the build: manifests, stamps, data for this server.
  const known = new Set(
    names.map((file) => `/${file.replaceAll(path.sep, '/')}`).filter((file) => !file.includes('/.')),
  );
  const policies = pagePolicies(directory, env);
  const serve = expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        // Files with a hash in their name never change; browsers revalidate others.
        const hashed = /[\\/](assets|_astro)[\\/]/.test(file);
        response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
  return (request: Request, response: Response, missing: () => void) => {
    const wanted = request.path.replace(/\/$/, '');
    const file = [wanted, `${wanted}.html`, `${wanted}/index.html`].find(
      (one) => isFile(one) && known.has(one),
    );
    if (!file) return missing();
    request.url = file;
    // Pages are marked when they are sent, since the stored copies are compressed.
    const send = () =>
      facts && isMarked(facts) && file.endsWith('.html')
        ? void response
            .type('html')
            .set('Cache-Control', 'no-cache')
            .send(withFacts(readFileSync(path.join(directory, file), 'utf8'), facts))
        : serve(request, response, missing);
    const policy = policies.get(file);
    if (policy) policy(request, response, send);
    else send();
  };
}

/** The public pages are sent as they are built, but for a demo clinic and without mails. */
const isMarked = ({ demo, mails }: ScreenFacts): boolean => demo || !mails;

const isFile = (address: string): boolean => /\.\w+$/.test(address);

const withFacts = (html: string, { timezone, demo, passwordMin, mails }: ScreenFacts): string =>
  html.replace(
    /<html\b/,
    `<html data-timezone="${timezone}" data-demo="${String(demo)}" data-password-min="${passwordMin}" data-mails="${mails ? 'on' : 'off'}"`,
  );
