import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clinicFacts } from '@clinic/contract/clinic';

const built = path.resolve(import.meta.dirname, '../../../../site/dist/.frame.html');

/** Used without the built site, as in development and tests. */
const bareFrame =
  () => `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>%title% · ${clinicFacts().name}</title></head>
<body><main><div id="answer"></div></main></body></html>`;

let frame: string | undefined;

/** Puts HTML into a page of the site. */
export function inSiteFrame(title: string, body: string): string {
  frame ??= existsSync(built) ? readFileSync(built, 'utf8') : bareFrame();
  return frame.replaceAll('%title%', () => title).replace('<div id="answer"></div>', () => body);
}
