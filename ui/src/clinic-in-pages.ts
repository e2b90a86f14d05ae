import { readFileSync } from 'node:fs';
import { SHIPPED_CLINIC } from '@clinic/contract/clinic';
import { fillFile } from '@clinic/contract/clinic-places';

/** Two plugins of Vite, since the server fills the clinic's facts into built pages alone. */
export const clinicInPages = [
  {
    name: 'facts-while-developed',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html: string) => fillFile('index.html', html, SHIPPED_CLINIC, ''),
    },
  },
  {
    // The code of a build knows the clinic by its page (page-facts.ts), so no other clinic's facts travel with it.
    name: 'no-facts-in-code',
    apply: 'build',
    load: {
      filter: { id: /\/clinic\.json$/ },
      handler: (file: string) => {
        const { hours, prefix } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
        return JSON.stringify({ hours, prefix });
      },
    },
  },
] as const;
