// Runs lint, formatting, types and the project's own checks (npm run check); npm run check -- lint runs one of them.
import path from 'node:path';
import { isStarted, projectEnv, root, runAside, twoAtATime } from './run.mjs';

const workspaces = ['contract', 'ui', 'backend', 'backoffice', 'portal', 'site', 'e2e'];

export const checks = [
  // One tool lints and checks types of the same program; `nest build` compiles the server.
  {
    name: 'lint and types',
    command: ['oxlint', '--type-aware', '--type-check', ...workspaces, 'scripts'],
    // These settings save a third of its processor time, which goes into garbage collection otherwise.
    env: { GOGC: '400', GOMEMLIMIT: '5GiB' },
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'format of the site', command: ['prettier', '--check', '--log-level', 'warn', 'site/**/*.astro'] },
  { name: 'vocabulary', command: ['node', 'scripts/vocabulary.mjs', '--check'] },
  { name: 'documents', command: ['node', 'scripts/docs.mjs', '--check'] },
  { name: 'types of the site', command: ['astro', 'check', '--minimumSeverity', 'error'], folder: 'site' },
  { name: 'scripts', command: ['node', '--test', 'scripts/*.test.mjs'] },
  { name: 'calls', command: ['node', 'scripts/check-calls.mjs'] },
  { name: 'clock', command: ['node', 'scripts/check-clock.mjs'] },
  { name: 'readers', command: ['node', 'scripts/check-readers.mjs'] },
  { name: 'writes', command: ['node', 'scripts/check-writes.mjs'] },
  { name: 'reads', command: ['node', 'scripts/check-reads.mjs'] },
  { name: 'components', command: ['node', 'scripts/check-components.mjs'] },
  { name: 'back', command: ['node', 'scripts/check-back.mjs'] },
  { name: 'comments', command: ['node', 'scripts/check-comments.mjs'] },
  { name: 'links', command: ['node', 'scripts/check-links.mjs'] },
  { name: 'layers', command: ['depcruise', '--output-type', 'err', ...workspaces, 'scripts', 'bench'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'emails', command: ['node', 'scripts/emails.mjs', '--check'] },
  { name: 'licences', command: ['node', 'scripts/licences.mjs', '--check'] },
  { name: 'map', command: ['node', 'scripts/check-map.mjs'] },
];

export const pageChecks = [
  { name: 'budgets', command: ['node', 'scripts/check-budgets.mjs'] },
  { name: 'site pages', command: ['node', 'scripts/check-site.mjs'] },
];

/** Takes as long as a first start. */
export const startCheck = { name: 'first start', command: ['node', 'scripts/check-start.mjs'] };

export async function runCheck({ command: [tool, ...args], folder = '', env }) {
  return (await runAside(tool, args, { cwd: path.join(root, folder), env: projectEnv(env) })) === 0;
}

if (isStarted(import.meta.url)) {
  const [wanted = ''] = process.argv.slice(2);
  const asked = checks.filter(({ name }) => name.startsWith(wanted));
  await twoAtATime(
    asked.map((check) => async () => {
      const passed = await runCheck(check);
      console.log(`— ${check.name}: ${passed ? 'passed' : 'failed'}`);
      if (!passed) process.exitCode = 1;
    }),
  );
}
