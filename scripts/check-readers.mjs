// Reports where a text becomes a number outside of the readers: `Number(text)`, unary plus, `parseFloat`, expressions
// of digits beside a point or comma, and where a text is brought into one Unicode form. Only contract/src/reading and
// backend/src/platform/tables read numbers that people write; identifiers, days, environment and addresses are listed
// below.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

const ROOMS = ['contract/src/reading/', 'backend/src/platform/tables/'];

/** These files read texts that people do not write, each for this reason. */
const EXCEPTIONS = {
  'contract/src/clinic-calendar.ts': 'days and times in their own form',
  'contract/src/billing/invoice-totals.ts': 'rupees of whole paise',
  'contract/src/billing/paper-numbers.ts': 'serials of paper numbers',
  'contract/src/billing/tills.ts': 'names of notes',
  'contract/src/care/diet-plans/diet-plan-places.ts': 'places in an address of a field',
  'contract/src/clients/public-names.ts': 'names read as a browser reads addresses',
  'backend/src/billing/invoices/invoice-number.ts': 'serials of invoice numbers',
  'backend/src/care/diet-plans/diet-plans.controller.ts': 'an address',
  'backend/src/care/measurements/measurements.service.ts': 'keys of effects',
  'backend/src/care/misreadings/former-readers.ts': 'the readers of earlier releases, to compare with',
  'backend/src/operations/commands/seed-demo.ts': 'options of a command',
  'backend/src/platform/api-docs/api-document.ts': 'status codes of HTTP',
  'backend/src/platform/config/env.ts': 'environment',
  'backend/src/platform/config/env-variables.ts': 'environment',
  'backend/src/platform/embedded-engine/running-marker.ts': 'a file of the server',
  'backend/src/platform/http/body.guard.ts': 'a header',
  'backend/src/platform/rest/list-query.ts': 'an address',
  'backend/src/scheduling/appointments/appointments.controller.ts': 'an address',
  'backoffice/src/appointments/RescheduleDialog.tsx': 'a choice of minutes',
  'backoffice/src/forms/days.ts': 'days and times in their own form',
  'backoffice/src/invoices/credit-body.ts': 'places in an address of a field',
  'portal/src/features/clients/client-list.ts': 'an address',
  'portal/src/features/diet-plan-reading/WeekSelector.tsx': 'a choice of weeks',
  'ui/src/clinic-page.ts': 'an attribute of the page',
  'ui/src/theme/contrast.ts': 'a colour',
};

const SUSPECT = /\b(?:Number|parseFloat|parseInt)\(|[=(,?:]\s*\+[a-zA-Z(]|\\d|\.normalize\(/;
const files = globSync('{contract,ui,backend,backoffice,portal,site}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter(
  (file) =>
    !file.includes('.test.') &&
    !(file in EXCEPTIONS) &&
    !ROOMS.some((room) => file.startsWith(room)) &&
    SUSPECT.test(readFileSync(path.join(root, file), 'utf8')),
);
const program = ts.createProgram(
  files.map((file) => path.join(root, file)),
  {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
    types: [],
  },
);
const checker = program.getTypeChecker();
const NUMBERS = new Set(['Number', 'parseFloat', 'parseInt']);

/** A call like `value.toFixed(2)` rounds a number. */
const isRounded = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['toFixed', 'toPrecision'].includes(node.expression.name.text);

function isText(node) {
  if (isRounded(node)) return false;
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((one) => (one.flags & ts.TypeFlags.StringLike) !== 0);
}

function problemOf(node) {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText().replace(/^Number\./, '');
    if (NUMBERS.has(called) && node.arguments[0] && isText(node.arguments[0]))
      return 'a number out of a text';
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'normalize')
      return 'a text in a Unicode form';
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.PlusToken && isText(node.operand))
    return 'a number out of a text';
  const isPattern =
    ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (isPattern && /\\d[^\s]{0,6}\[[.,\\]{2,3}\]|\[[.,\\]{2,3}\]\\d/.test(node.getText()))
    return 'an expression that reads numbers';
  return undefined;
}

const found = [];
for (const file of files) {
  const source = program.getSourceFile(path.join(root, file));
  const visit = (node) => {
    const problem = problemOf(node);
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${problem}: ${node.getText().slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
for (const place of found) console.error(place);
if (found.length > 0) process.exitCode = 1;
