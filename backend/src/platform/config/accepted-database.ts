import { EnvError } from './env.ts';
import { EnvVariables } from './env-variables.ts';

const REFUSAL =
  'MONGODB_URI must be set in production: the embedded database is one version of one person’s package of an alpha server without log-in; a clinic that takes this risk sets EMBEDDED_DATABASE=accept, see docs/operations.md.';

/**
 * Refuses the embedded database in production unless the clinic accepts it by name. Commands do not ask, since such a
 * clinic uses them to back up and to move to its own MongoDB. Throws EnvError.
 */
export function requireAcceptedDatabase(source: Record<string, string | undefined>): void {
  const { NODE_ENV, MONGODB_URI, EMBEDDED_DATABASE } = new EnvVariables(source);
  if (NODE_ENV === 'production' && !MONGODB_URI && EMBEDDED_DATABASE !== 'accept')
    throw new EnvError(REFUSAL);
}
