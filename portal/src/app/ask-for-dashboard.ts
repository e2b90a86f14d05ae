import { ownPaths } from '../features/own-record/own-paths.ts';
import { askEarly } from '../lib/early-answers.ts';
import { clientApi } from '../lib/http.ts';
import { readSession } from '../lib/session.ts';

/** Most visits begin with the client's dashboard: when it is opened, its data travel together with its code. */
export function askForDashboard(): void {
  const client = readSession('client')?.id;
  if (!client || location.pathname !== '/client/dashboard') return;
  for (const pathOf of Object.values(ownPaths)) {
    const path = pathOf(client);
    askEarly(path, () => clientApi.get(path));
  }
}
