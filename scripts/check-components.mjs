// Reports components longer than 120 lines: a reader reads a component whole, and a longer one is mostly two.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

const MOST = 120;

/** These components are longer, each for this reason. */
const LONGER = {
  'backoffice/src/forms/SearchField.tsx SearchField':
    'keys that are pressed before their answer has come and the list that answers them share all of their state',
  'portal/src/features/dosage-plans/DosagePlanEditor.tsx DosagePlanEditor':
    'its rows, checks and questions are parts of their own; what is left ties their steps together in one order',
};

/** Returns the functions of a file that are named like components, each with its number of lines. */
function componentsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const components = [];
  const add = (name, node) => {
    const lineAt = (place) => source.getLineAndCharacterOfPosition(place).line;
    const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
    if (/^[A-Z]/.test(name)) components.push({ name: `${file} ${name}`, lines });
  };
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) add(node.name.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { initializer } = node;
      const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
      if (isFunction) add(node.name.getText(), initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return components;
}

const files = globSync('{ui,portal,backoffice,site}/src/**/*.tsx', { cwd: root });
const long = files
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap(componentsOf)
  .filter(({ lines }) => lines > MOST);
const unlisted = long.filter(({ name }) => LONGER[name] === undefined);
const shortened = Object.keys(LONGER).filter((name) => !long.some((one) => one.name === name));
for (const { name, lines } of unlisted)
  console.error(`${name} has ${lines} lines: split it, or say in scripts/check-components.mjs why not`);
for (const name of shortened)
  console.error(`${name} is no longer than ${MOST} lines any more: scripts/check-components.mjs`);
if (unlisted.length + shortened.length > 0) process.exitCode = 1;
