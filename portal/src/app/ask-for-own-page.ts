import { ownPaths } from '../features/own-record/own-paths.ts';
import { askEarly } from '../lib/early-answers.ts';
import { clientApi } from '../lib/http.ts';
import { readSession } from '../lib/session.ts';

/** What a client's page shows first. */
const NEEDS: Record<string, readonly (keyof typeof ownPaths)[]> = {
  dashboard: ['me', 'appointments', 'dietPlan', 'vitaminPlan', 'herbsPlan', 'forms'],
  plan: ['me'],
  'diet-plan': ['me', 'dietPlan'],
  'vitamins-plan': ['vitaminPlan'],
  'herbs-plan': ['herbsPlan'],
  appointments: ['appointments'],
};

/** When a visit begins with one of the client's pages, its data travel together with its code. */
export function askForOwnPage(): void {
  const client = readSession('client')?.id;
  const page = /^\/client\/([\w-]+)$/.exec(location.pathname)?.[1] ?? '';
  if (!client) return;
  for (const name of NEEDS[page] ?? []) {
    const path = ownPaths[name](client);
    askEarly(path, () => clientApi.get(path));
  }
}
