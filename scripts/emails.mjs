// Compiles backend/src/platform/mail/email.mjml (npm run emails); with -- --check it only reports whether the result is
// old.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mjml2html from 'mjml';
import prettier from 'prettier';
import { colours } from '../ui/src/theme/tokens.ts';
import { root } from './run.mjs';

const template = path.join(root, 'backend/src/platform/mail/email.mjml');
const file = path.join(root, 'backend/src/platform/mail/email-frame.ts');

const source = readFileSync(template, 'utf8').replaceAll(/\[\[(\w+)\]\]/g, (_, name) => {
  if (!colours[name]) throw new Error(`The theme has no colour ${name}.`);
  return colours[name];
});
const { html, errors } = await mjml2html(source, { validationLevel: 'strict', fonts: {} });
if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));

/** Line ends and indents are removed: email programs ignore them, and they would be most of the email. */
let whole = html
  .replaceAll(/>\s+</g, '><')
  .replaceAll(/\s*\n\s*/g, ' ')
  .replaceAll(/\s*\{\{\s*(\w+)\s*\}\}\s*/g, '{{$1}}');

/** Cuts the part between its marks out of the whole, and leaves a slot in its place. */
function taken(name, text, slot = '') {
  const [before, part, after] = text.split(new RegExp(`<!--/?${name}-->`));
  if (after === undefined) throw new Error(`email.mjml has no part ${name}.`);
  return { part: part.trim(), rest: before + slot + after };
}

const email = taken('email', whole, '{{email}}');
whole = email.rest;
const parts = {};
for (const name of ['paragraph', 'facts', 'button', 'small']) parts[name] = taken(name, email.part).part;
const { part: fact, rest: facts } = taken('fact', parts.facts, '{{rows}}');

const text = await prettier.format(
  `// Compiled from email.mjml by \`npm run emails\`; do not edit.\n
/** The parts of an email as HTML; \`{{name}}\` takes escaped text. */
export const EMAIL_FRAME = ${JSON.stringify({ whole, ...parts, facts, fact })} as const;\n`,
  { ...(await prettier.resolveConfig(file)), filepath: file },
);

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('backend/src/platform/mail/email-frame.ts is old: npm run emails');
  process.exitCode = 1;
}
