import { searchable } from '@clinic/contract/care/words/table-words';
import { shippedIndex } from '../../../../test/shipped-index.ts';
import { tableText } from './table-files.ts';

/**
 * Lines as doctors type them into plans. They were written before the search was tried; a line that finds nothing
 * stays, and the food that it means gets the alias.
 */
const SECTIONS = tableText('typed-lines.txt')
  .split('# ')
  .slice(1)
  .map((section) => section.trim().split('\n'))
  .map(([title = '', ...lines]) => ({ title, lines }));
const LINES = SECTIONS.flatMap(({ lines }) => lines);

const AMOUNT = String.raw`(?:[\d½¼¾૦-૯०-९]+(?:\s?[-–.]\s?[\d½¼¾]+)?|half|एक|એક)`;
const UNIT =
  '(?:glass|cup|bowl|katori|vatki|vadki|pieces?|slices?|nang|tsp|tbsp|gm|g|ml|scoop|handful(?: of)?|નંગ|વાટકી|ગ્લાસ|कटोरी)';
const BEFORE = new RegExp(`^(?:${AMOUNT}\\s+)?(?:${UNIT}\\s+)?`, 'iu');
const BEHIND = new RegExp(`\\s+${AMOUNT}(?:\\s*${UNIT})?$`, 'iu');

/** Takes the amount off a typed line: "2 bajra rotla", "chaas 1 glass". */
const namePart = (line: string): string => searchable(line).replace(BEFORE, '').replace(BEHIND, '');

const index = shippedIndex();
const notFound = LINES.filter((line) => index.foodsNamed({ name: namePart(line) }).length === 0);

test('The list has at least 500 different lines, a third of them Gujarati', () => {
  expect(new Set(LINES).size).toBe(LINES.length);
  expect(LINES.length).toBeGreaterThanOrEqual(500);
  const gujarati = SECTIONS.filter(({ title }) => title.startsWith('Gujarati')).flatMap(({ lines }) => lines);
  expect(gujarati.length).toBeGreaterThanOrEqual(LINES.length / 3);
});

test('Of lines as doctors type them at least 95 % are found by their name alone', () => {
  const found = 1 - notFound.length / LINES.length;
  expect({ found: found >= 0.95, notFound: found >= 0.95 ? [] : notFound }).toEqual({
    found: true,
    notFound: [],
  });
});

test.each(['2 bajra rotla', 'rotli 2 nang', 'રોટલી ૨ નંગ', 'chaas 1 glass', 'almonds 5-6', '૧ વાટકી દાળ'])(
  '“%s” is an amount of a food',
  (line) => {
    expect(index.foodsNamed({ name: namePart(line) })).toHaveLength(1);
  },
);
