// Writes docs/licences.md from package-lock.json (npm run licences); with -- --check it only reports whether it is old.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const file = path.join(root, 'docs/licences.md');
/** Licences that require no more than their notice. */
const permissive =
  /^(MIT(-0)?|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|Zlib)$/;

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const all = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, { version, license, dev }]) => ({
    name: `${place.split('node_modules/').at(-1)} ${version}`,
    licence: license ?? olderWord(place),
    use: dev ? 'tools' : 'product',
  }));

/** Packages from before 2014 name their licences in a field that npm does not copy into the lock file. */
function olderWord(place) {
  const { license, licenses } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'not named';
}

const text = `# Licences of what the clinic is built with

Written by \`npm run licences\` from \`package-lock.json\`; \`npm run sbom\` prints the product's parts as CycloneDX. "Product" is what runs or builds it, for every platform; "tools" is what tests and measures it.

| Licence | Product | Tools |
|---|---|---|
${countRows()}

## What asks for more than its notice

- SSPL: the embedded database engine. Running the clinic on it is free; who offers the database itself to others as a service must publish what that service is made of. With \`MONGODB_URI\` it is not used.
- LGPL, MPL: image and style tools of the build; used unchanged, and no part of what a browser gets. OFL: the fonts, which may be passed on with their licence.
- "not named": \`pause\` says MIT in its read-me only.

${packagesByLicence()}

## The composition of foods

- \`backend/src/care/foods/catalogue/usda.csv\` holds lines, copied letter by letter, of the USDA National Nutrient Database for Standard Reference, release 26 (Agricultural Research Service, 2013). A work of the US government: public domain, no permission is needed; it is named as the source of each food that has its values from it.
- What that table lacks and the recipes of the dishes are the product's own estimates, and are marked so.
- **IFCT 2017 (Indian Food Composition Tables) is not shipped**, and no value is taken from it: the National Institute of Nutrition, Hyderabad, holds its rights, and its book asks for NIN's written permission for use in a product, whatever licence a package of its values states. A clinic that has the right to it, or to another table, loads it into its own catalogue with \`npm run foods -- FILE.csv\`, and answers for that right itself.
`;

function countRows() {
  const licences = [...new Set(all.map(({ licence }) => licence))];
  const count = (licence, use) => all.filter((one) => one.licence === licence && one.use === use).length;
  return licences
    .map((licence) => [licence, count(licence, 'product'), count(licence, 'tools')])
    .toSorted((a, b) => b[1] - a[1] || b[2] - a[2] || (a[0] < b[0] ? -1 : 1))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function packagesByLicence() {
  const others = all.filter(({ licence }) => !asksNothing(licence));
  return Object.entries(Object.groupBy(others, ({ licence, use }) => `${licence} (${use})`))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, found]) => {
      const names = [...new Set(found.map(({ name }) => withoutPlatform(name)))];
      return `- **${title}**: ${names.join(', ')}`;
    })
    .join('\n');
}

/** True when a licence requires only its notice: of `(A OR B)` one may choose, of `A AND B` both hold. */
function asksNothing(licence) {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => permissive.test(one)));
}

/** Removes the platform from a package's name, since many packages exist once for each platform. */
function withoutPlatform(name) {
  return name.replace(/-(android|darwin|freebsd|linux|linuxmusl|wasm32|win32)\b\S*/, '-…');
}

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/licences.md is old: npm run licences');
  process.exitCode = 1;
}
