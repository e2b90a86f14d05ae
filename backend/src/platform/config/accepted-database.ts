import { EnvError } from './env.ts';
import { EnvVariables } from './env-variables.ts';

const REFUSAL =
  'MONGODB_URI must be set in production: the embedded database is one version of one person’s package of an alpha server without log-in; a clinic that takes this risk sets EMBEDDED_DATABASE=accept, see docs/operations.md.';

/**
 * In production the server runs on the embedded database only where the clinic says so. Commands never ask: with them
 * such a clinic makes its backup and moves to a MongoDB of its own. Throws EnvError.
 */
export function requireAcceptedDatabase(source: Record<string, string | undefined>): void {
  const { NODE_ENV, MONGODB_URI, EMBEDDED_DATABASE } = new EnvVariables(source);
  if (NODE_ENV === 'production' && !MONGODB_URI && EMBEDDED_DATABASE !== 'accept')
    throw new EnvError(REFUSAL);
}
