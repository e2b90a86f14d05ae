import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { clinicFacts, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Env } from '../config/env.ts';
import { FilledFiles } from './filled-files.ts';
import { pagePolicies } from './page-policies.ts';
import { marksSite, type ScreenFacts } from './screen-facts.ts';

/** First path segment → the built page for all its screens. */
const SCREENS: Record<string, string> = {
  admin: 'backoffice/dist/admin.html',
  assistant: 'backoffice/dist/assistant.html',
  doctor: 'portal/dist/index.html',
  client: 'portal/dist/client.html',
  staff: 'portal/dist/index.html',
};

/** Packed copies are sent in place of their file, not by their own name. */
const PACKED = /\.(?:br|gz)$/;
const MARKED_OR_PACKED = /\.(?:html|webmanifest|br|gz)$/;

const checkout = path.resolve(import.meta.dirname, '../../../..');

/** Serves the built front ends on the API's origin. */
export function serveFrontEnds(
  app: { use(handler: RequestHandler): unknown },
  facts: ScreenFacts,
  env: Pick<Env, 'publicUrl'>,
  root = checkout,
): void {
  const filled = new FilledFiles(facts, env);
  const screens = new Map(
    Object.entries(SCREENS)
      .map(([area, file]) => [area, path.join(root, file)] as const)
      .filter(([, file]) => existsSync(file)),
  );
  const assets = {
    portal: builtFolder(path.join(root, 'portal/dist'), env),
    backoffice: builtFolder(path.join(root, 'backoffice/dist'), env),
  };
  const manifest = path.join(root, 'portal/dist/manifest.webmanifest');
  const siteFolder = path.join(root, 'site/dist');
  const marked = new Set(filesOf(path.join(siteFolder, '.marked')));
  const hasSite = existsSync(path.join(siteFolder, '404.html'));
  /** The static files have the facts of `clinic.json`; those before the filling are kept for other ones. */
  const isAsBuilt = () => isDeepStrictEqual(clinicFacts(), SHIPPED_CLINIC);
  const sendOfSite = (request: Request, response: Response, file: string) =>
    filled.send(
      request,
      response,
      path.join(siteFolder, isAsBuilt() ? '' : '.marked', file),
      marksSite(facts),
    );
  const site = builtFolder(siteFolder, env, {
    fills: (file) => (isAsBuilt() ? file.endsWith('.html') && marksSite(facts) : marked.has(file)),
    send: sendOfSite,
  });

  app.use((request: Request, response: Response, next: NextFunction) => {
    const area = request.path.split('/', 2)[1]?.toLowerCase() ?? '';
    if (area === 'api' || area === 'metrics') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.sendStatus(405);
    const missing = () => {
      response.status(404);
      if (hasSite) sendOfSite(request, response, '404.html');
      else response.type('html').send('Page Not Found');
    };
    if (area === 'portal' || area === 'backoffice') {
      request.url = request.url.slice(area.length + 1);
      return assets[area](request, response, missing);
    }
    // A service worker's scope is its folder: the client's must not cover other areas.
    if (request.path === '/client/sw.js') {
      request.url = '/sw.js';
      return assets.portal(request, response, missing);
    }
    if (request.path === '/client/manifest.webmanifest' && existsSync(manifest))
      return filled.send(request, response, manifest, false);
    const screen = screens.get(area);
    // Addresses with a file extension are no screens, so that a missing script is not answered with a page.
    if (screen && isFile(request.path)) return missing();
    if (screen) return filled.send(request, response, screen, true);
    site(request, response, missing);
  });
}

/** Files of a folder that are not sent as they are built. */
interface Filling {
  fills: (file: string) => boolean;
  send: (request: Request, response: Response, file: string) => void;
}

/**
 * Serves a built folder: `/plans` is `plans.html` or `plans/index.html`; precompressed files are sent as they are.
 * Without `filling`, pages and manifests are left out: they have marks and are sent at addresses of their own.
 */
function builtFolder(directory: string, env: Pick<Env, 'publicUrl'>, filling?: Filling) {
  // Names with a leading dot belong to the build: manifests, stamps, data for this server.
  const known = new Set(
    filesOf(directory).filter(
      (file) => !file.includes('/.') && !(filling ? PACKED : MARKED_OR_PACKED).test(file),
    ),
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
    // The stored copies are compressed, so other contents are a file of their own.
    const send = () =>
      filling?.fills(file) ? filling.send(request, response, file) : serve(request, response, missing);
    const policy = policies.get(file);
    if (policy) policy(request, response, send);
    else send();
  };
}

const isFile = (address: string): boolean => /\.\w+$/.test(address);

/** Files below a folder, as `/plans/detox.html`. Without built front ends, as in development, there are none. */
const filesOf = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
        (file) => `/${file.replaceAll(path.sep, '/')}`,
      )
    : [];
