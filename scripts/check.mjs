// npm run check: lint, formatting and types; npm run check -- lint runs one of them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isStarted, root, runAside, twoAtATime } from './run.mjs';

const workspaces = ['contract', 'ui', 'backend', 'backoffice', 'portal', 'site', 'e2e'];

export const checks = [
  { name: 'lint', command: ['oxlint', '--type-aware', ...workspaces, 'scripts'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'licences', command: ['node', 'scripts/licences.mjs', '--check'] },
  { name: 'layers', command: ['depcruise', '--output-type', 'err', ...workspaces, 'scripts', 'bench'] },
  { name: 'map', command: ['node', 'scripts/check-map.mjs'] },
  { name: 'calls', command: ['node', 'scripts/check-calls.mjs'] },
  { name: 'letters', command: ['node', 'scripts/letters.mjs', '--check'] },
  { name: 'API document', command: ['node', 'scripts/docs.mjs', '--check'] },
  ...workspaces
    .filter((workspace) => existsSync(path.join(root, workspace, 'tsconfig.json')))
    .map((workspace) => ({
      name: `typecheck ${workspace}`,
      command: workspace === 'site' ? ['astro', 'check', '--minimumSeverity', 'error'] : ['tsc', '--noEmit'],
      folder: workspace,
    })),
];

export async function runCheck({ command: [tool, ...args], folder = '' }) {
  return (await runAside(tool, args, { cwd: path.join(root, folder) })) === 0;
}

if (isStarted(import.meta.url)) {
  const [wanted = ''] = process.argv.slice(2);
  await twoAtATime(
    checks.filter(({ name }) => name.startsWith(wanted)),
    async (check) => {
      const passed = await runCheck(check);
      console.log(`— ${check.name}: ${passed ? 'passed' : 'failed'}`);
      if (!passed) process.exitCode = 1;
    },
  );
}
