import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { PLANT_NAMES, SCENE_NAMES } from './names.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const sheets = files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);

test('every name is a file, and every file but the mark has a name', () => {
  const named = [...PLANT_NAMES, ...SCENE_NAMES, 'mark'].map((name) => `${name}.svg`);
  assert.deepEqual(files.toSorted(), named.toSorted());
});

test('there is one plate for each of the 14 plans, and no two drawings are alike', () => {
  assert.equal(PLANT_NAMES.length, OFFERINGS.length);
  assert.equal(new Set(sheets.map(([, sheet]) => sheet)).size, files.length);
});

for (const [file, sheet] of sheets) {
  test(`the drawing ${file} is complete and small`, () => {
    assert.match(sheet, /^<svg [^>]*viewBox="-?\d+ 0 \d+ \d+"/);
    for (const [, id] of sheet.matchAll(/href="#(\w+)"/g)) assert.ok(sheet.includes(`id="${id}"`), id);
    assert.ok(sheet.length < 32_000, `${sheet.length} characters`);
  });
}

test('every plate has the same size, since the plans stand side by side', () => {
  for (const [file, sheet] of sheets)
    if (PLANT_NAMES.some((name) => file === `${name}.svg`)) assert.match(sheet, /viewBox="0 0 400 480"/);
});
