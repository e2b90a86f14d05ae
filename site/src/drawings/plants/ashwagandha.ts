import { plate } from '../arch.ts';
import { berry, tuber } from '../flowers.ts';
import { leaf, type LeafShape } from '../leaves.ts';
import { inks, polar, shape, stem, placed, line, type Point } from '../pen.ts';

const broad: LeafShape = { length: 96, width: 56, belly: 0.42, veins: 4, bend: 10 };

const lantern = (at: Point, degrees: number): string =>
  placed(
    at,
    degrees - 90,
    berry([0, 24], 9, inks.maroon) +
      shape('M0 0C-22 4 -22 28 -9 36L-6 28L0 38L6 28L9 36C22 28 22 4 0 0Z', inks.turmeric) +
      line('M0 2C-9 10 -10 22 -6 28M0 2C9 10 10 22 6 28M0 2V36', inks.turmeric.line, 0.8),
  );

/** Ashwagandha: broad leaves, berries in paper lanterns, and the root that is used. */
export function ashwagandha(): string {
  const main = stem(
    [
      [200, 412],
      [196, 320],
      [206, 220],
      [200, 118],
    ],
    inks.leaf.line,
    4,
  );
  const roots = [
    tuber([198, 404], 92, 64, 14, inks.stone),
    tuber([192, 404], 122, 62, 11, inks.stone),
    tuber([206, 404], 60, 60, 11, inks.stone),
  ].join('');
  const tiers = [0.16, 0.36, 0.56, 0.76].map((share, index) => {
    const { point, degrees } = main.at(share);
    const size = 1 - index * 0.13;
    const form = { ...broad, length: broad.length * size, width: broad.width * size };
    const tones = index % 2 === 0 ? [inks.leaf, inks.deep] : [inks.deep, inks.leaf];
    return (
      leaf(point, degrees - 68, { ...form, tone: tones[0], bend: 12 }) +
      leaf(point, degrees + 68, { ...form, tone: tones[1], bend: -12 }) +
      lantern(polar(point, 160, 16), 112) +
      lantern(polar(point, 20, 14), 68)
    );
  });
  const tip = main.at(1);
  const crown = [-58, 0, 58].map((turn) =>
    leaf(tip.point, tip.degrees + turn, { length: 52, width: 28, tone: inks.young, veins: 3 }),
  );
  return plate('morning', [main.markup, ...tiers, ...crown, lantern([200, 132], 90)].join(''), roots);
}
