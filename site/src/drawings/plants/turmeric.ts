import { plate } from '../arch.ts';
import { leaf, type LeafShape } from '../leaves.ts';
import { disc, inks, line, polar, stem, type Point, type Tone } from '../pen.ts';

/** A cone of overlapping bracts, pale green below and rose on top. */
function cone(foot: Point, rows: number): string {
  return Array.from({ length: rows }, (_, index) => rows - 1 - index)
    .map((row) => {
      const tone: Tone = row > rows * 0.55 ? inks.rose : row > rows * 0.3 ? inks.petal : inks.young;
      const at = polar(foot, -90, row * 15);
      const size = 1 - (row / rows) * 0.45;
      const form: LeafShape = { length: 46 * size, width: 30 * size, belly: 0.55, tone, ink: 1.3 };
      return (
        leaf(at, -90 - 34, form) + leaf(at, -90 + 34, form) + leaf(at, -90, { ...form, length: 40 * size })
      );
    })
    .join('');
}

function finger(from: Point, degrees: number, length: number, tone: Tone): string {
  const rings = [0.25, 0.45, 0.65].map((share) => {
    const at = polar(from, degrees, length * share);
    const [one, two] = [polar(at, degrees + 90, 10), polar(at, degrees - 90, 10)];
    return `M${one[0].toFixed(1)} ${one[1].toFixed(1)}L${two[0].toFixed(1)} ${two[1].toFixed(1)}`;
  });
  return leaf(from, degrees, { length, width: 34, belly: 0.5, tone }) + line(rings.join(''), tone.line, 1);
}

/** Turmeric: tall leaves, the hidden flower and the rhizome that colours every kitchen. */
export function turmeric(): string {
  const tall: LeafShape = { length: 236, width: 62, belly: 0.5, veins: 7 };
  const rhizome = [
    finger([196, 414], 158, 74, inks.clay),
    finger([204, 414], 24, 78, inks.clay),
    finger([200, 412], 96, 50, inks.clay),
    finger([170, 424], 196, 48, inks.clay),
    disc([272, 444], 15, inks.turmeric, 1.6),
    disc([272, 444], 8, { ...inks.turmeric, fill: inks.turmeric.shade }, 1),
  ].join('');
  const stalk = stem(
    [
      [200, 412],
      [202, 370],
      [200, 330],
    ],
    inks.leaf.line,
    6,
  );
  return plate(
    'morning',
    [
      leaf([190, 404], -128, { ...tall, tone: inks.deep, bend: 34 }),
      leaf([210, 404], -52, { ...tall, tone: inks.deep, bend: -34 }),
      leaf([196, 404], -106, { ...tall, length: 292, tone: inks.leaf, bend: 14 }),
      leaf([204, 404], -76, { ...tall, length: 286, tone: inks.leaf, bend: -16 }),
      leaf([192, 408], -150, { ...tall, length: 168, width: 48, tone: inks.young, bend: 26 }),
      leaf([208, 408], -30, { ...tall, length: 168, width: 48, tone: inks.young, bend: -26 }),
      stalk.markup,
      cone([200, 352], 11),
    ].join(''),
    rhizome,
  );
}
