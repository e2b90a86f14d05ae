import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { compact } from './compact.ts';
import { plants } from './plants.ts';

const sheets = Object.entries(plants).map(([name, draw]) => [name, draw()] as const);

const leaf = (at: number) => `<g transform="translate(${at} 0)"><path d="M0 0L9 9"/></g>`;

test('there is one drawing for each of the 14 plans, and no two are alike', () => {
  assert.equal(sheets.length, OFFERINGS.length);
  assert.equal(new Set(sheets.map(([, sheet]) => sheet)).size, OFFERINGS.length);
});

for (const [name, sheet] of sheets) {
  test(`the drawing of ${name} is complete and small`, () => {
    assert.match(sheet, /^<svg [^>]*viewBox="0 0 400 480"/);
    assert.doesNotMatch(sheet, /NaN|undefined|Infinity/);
    assert.equal(sheet.match(/<g[ >]/g)?.length, sheet.match(/<\/g>/g)?.length);
    for (const [, id] of sheet.matchAll(/href="#(\w+)"/g)) assert.ok(sheet.includes(`id="${id}"`), id);
    assert.ok(sheet.length < 25_000, `${sheet.length} characters`);
  });
}

test('a drawing is the same whether its leaves are stored once or many times', () => {
  const pair = (at: number) => `<g transform="translate(0 ${at})">${leaf(1)}${leaf(2)}</g>`;
  const markup = `${pair(10)}${pair(20)}${leaf(5)}<circle r="3"/>`;
  let drawn = compact(markup);
  assert.ok(drawn.length < markup.length);
  const stored = new Map(
    [...drawn.matchAll(/<g id="(\w+)">(.*?)<\/g>/g)].map(([, id = '', content = '']) => [id, content]),
  );
  drawn = drawn.replace(/<defs>.*<\/defs>/, '');
  while (drawn.includes('<use')) {
    drawn = drawn.replaceAll(
      /<use href="#(\w+)" transform="([^"]+)"\/>/g,
      (_, id: string, transform: string) => `<g transform="${transform}">${stored.get(id)}</g>`,
    );
  }
  assert.equal(drawn, markup);
});
