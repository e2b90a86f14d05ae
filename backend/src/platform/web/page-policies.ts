import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../config/env.ts';
import { contentPolicy } from '../http/content-policy.ts';

/** File of a page with inline scripts → handler that sends its policy, by the hashes of the site's build. */
export function pagePolicies(directory: string, env: Pick<Env, 'publicUrl'>): Map<string, RequestHandler> {
  const list = path.join(directory, '.script-hashes.json');
  const pages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {};
  return new Map(
    Object.entries(pages).map(([page, hashes]) => [
      `/${page}`,
      helmet.contentSecurityPolicy({ useDefaults: false, directives: contentPolicy(env, hashes) }),
    ]),
  );
}
