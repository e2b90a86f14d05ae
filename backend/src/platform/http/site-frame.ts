import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clinicFacts } from '@clinic/contract/clinic';
import { fillFile, place } from '@clinic/contract/clinic-places';

const built = path.resolve(import.meta.dirname, '../../../../site/dist/.marked/frame.html');

/** Used without the built site, as in development and tests. */
const BARE_FRAME = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>%title% · ${place('name')}</title></head>
<body><main><div id="answer"></div></main></body></html>`;

let frame: string | undefined;

/** Puts HTML into a page of the site, with the clinic's present facts. */
export function inSiteFrame(title: string, body: string): string {
  frame ??= existsSync(built) ? readFileSync(built, 'utf8') : BARE_FRAME;
  // Unlisted pages name no address of the site.
  return fillFile('frame.html', frame, clinicFacts(), '')
    .replaceAll('%title%', () => title)
    .replace('<div id="answer"></div>', () => body);
}
