import { plate } from '../arch.ts';
import { blossom, pod } from '../flowers.ts';
import { leaf, type LeafShape } from '../leaves.ts';
import { inks, line, pair, polar, stem, type Point, type Tone } from '../pen.ts';

const leaflet: LeafShape = { length: 46, width: 33, belly: 0.6, veins: 4, teeth: 7 };

function trefoil(from: Point, degrees: number, reach: number, tone: Tone): string {
  const heart = polar(from, degrees, reach);
  const leaves = [-64, 64, 0].map((turn) =>
    leaf(polar(heart, degrees + turn, 3), degrees + turn, { ...leaflet, tone, length: turn === 0 ? 52 : 44 }),
  );
  return line(`M${pair(from)}L${pair(heart)}`, inks.leaf.line, 1.8) + leaves.join('');
}

/** Fenugreek, methi: leaves in threes and curved pods. */
export function fenugreek(): string {
  const stems = [
    stem(
      [
        [196, 432],
        [160, 340],
        [120, 260],
      ],
      inks.leaf.line,
      2.6,
    ),
    stem(
      [
        [206, 432],
        [244, 342],
        [284, 268],
      ],
      inks.leaf.line,
      2.6,
    ),
    stem(
      [
        [200, 434],
        [204, 320],
        [198, 190],
      ],
      inks.leaf.line,
      3,
    ),
  ] as const;
  const [left, right, middle] = stems;
  return plate(
    'garden',
    [
      pod(middle.at(0.66).point, -160, 112, 9, -18, inks.turmeric),
      pod(middle.at(0.7).point, -22, 112, 9, 18, inks.turmeric),
      pod(left.at(0.5).point, -178, 84, 9, -14, inks.turmeric),
      pod(right.at(0.5).point, -4, 84, 9, 14, inks.turmeric),
      ...stems.map((one) => one.markup),
      trefoil(left.at(0.28).point, -190, 34, inks.deep),
      trefoil(right.at(0.28).point, 8, 34, inks.deep),
      trefoil(left.at(1).point, -118, 14, inks.leaf),
      trefoil(right.at(1).point, -62, 14, inks.leaf),
      trefoil(middle.at(0.36).point, -132, 34, inks.leaf),
      trefoil(middle.at(0.44).point, -44, 36, inks.young),
      trefoil(middle.at(1).point, -90, 12, inks.deep),
      blossom(middle.at(0.8).point, 14, inks.petal, 5, -130),
      blossom(polar(middle.at(0.8).point, 20, 18), 12, inks.petal, 5, -60),
    ].join(''),
  );
}
