import { compact } from '../compact.ts';
import { petals } from '../flowers.ts';
import { leaf } from '../leaves.ts';
import { disc, inks, line, polar, stem, type Point } from '../pen.ts';

const sheet = (width: number, height: number, growth: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${compact(growth)}</svg>`;

const marigold = (at: Point, size: number): string =>
  petals(at, 9, 0, { length: size, width: size * 0.62, belly: 0.6, tone: inks.turmeric, ink: 0.9 }) +
  disc(at, size * 0.4, { ...inks.turmeric, fill: inks.turmeric.shade }, 0.9);

/** One tile, 180 × 60, of the garland of mango leaves and marigolds that hangs over a door. */
export function toran(): string {
  const string = stem(
    [
      [0, 8],
      [45, 14],
      [90, 16],
      [135, 14],
      [180, 8],
    ],
    inks.turmeric.shade,
    1.6,
  );
  const leaves = [0.12, 0.26, 0.4, 0.6, 0.74, 0.88].map((share, index) =>
    leaf(string.at(share).point, 90, {
      length: index % 2 === 0 ? 40 : 34,
      width: 13,
      belly: 0.42,
      tone: index % 2 === 0 ? inks.deep : inks.leaf,
      veins: 3,
      ink: 1.1,
    }),
  );
  return sheet(
    180,
    60,
    [string.markup, ...leaves, marigold([90, 19], 12), marigold([0, 10], 10), marigold([180, 10], 10)].join(
      '',
    ),
  );
}

const branchOf = (way: 1 | -1): string =>
  Array.from({ length: 13 }, (_, index) => {
    const turn = 90 - way * (8 + index * 11.4);
    const at = polar([200, 200], turn, 150);
    const heading = turn - way * 90;
    const size = 1 - index * 0.028;
    const form = {
      length: 56,
      width: 21,
      belly: 0.42,
      veins: 3,
      tone: index % 2 === 0 ? inks.deep : inks.leaf,
    };
    return leaf(at, heading - 34, form, size) + leaf(at, heading + 34, form, size, true);
  }).join('');

/** A wreath of leaves, 400 × 400, open at the top. */
export function wreath(): string {
  const ring = line('M200 350A150 150 0 0 1 92 96M200 350A150 150 0 0 0 308 96', inks.bark.line, 2.6);
  return sheet(
    400,
    400,
    ring +
      branchOf(1) +
      branchOf(-1) +
      marigold([200, 350], 24) +
      marigold([168, 352], 15) +
      marigold([232, 352], 15),
  );
}

/** A leaf that the wind carried off, 400 × 300: the page that does not exist. */
export function lostLeaf(): string {
  return sheet(
    400,
    300,
    [
      line('M40 70C120 10 190 60 150 110S60 150 120 190S240 180 262 214', '#8B7A66', 1.6).replace(
        '/>',
        ' stroke-dasharray="3 8"/>',
      ),
      leaf([262, 238], -28, {
        length: 118,
        width: 58,
        belly: 0.42,
        veins: 5,
        teeth: 10,
        tone: inks.turmeric,
        bend: 14,
      }),
      line('M262 238l-22 14', inks.turmeric.line, 2.4),
      leaf([40, 76], -150, { length: 26, width: 12, tone: inks.leaf }),
      line('M150 284H380', '#DFD3BF', 2),
    ].join(''),
  );
}

/** The clinic's mark, 64 × 64: three tulsi leaves in the window. */
export function mark(ground: string, ink: string): string {
  const window = 'M10 60V30C10 18 20 17 25 12Q30 8 32 3Q34 8 39 12C44 17 54 18 54 30V60Z';
  const tone = { fill: ink, shade: ink, line: ground };
  return sheet(
    64,
    64,
    [
      `<path d="${window}" fill="${ground}"/>`,
      line('M32 55V34', ink, 2.4),
      leaf([32, 50], -150, { length: 19, width: 11, tone, ink: 1 }),
      leaf([32, 50], -30, { length: 19, width: 11, tone, ink: 1 }),
      leaf([32, 40], -90, { length: 23, width: 12, tone, ink: 1 }),
    ].join(''),
  );
}
