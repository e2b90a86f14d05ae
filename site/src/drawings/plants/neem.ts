import { plate } from '../arch.ts';
import { berry, blossom } from '../flowers.ts';
import { frond, type FrondShape } from '../leaves.ts';
import { inks, line, polar, stem, type Point } from '../pen.ts';

const sickle: FrondShape = {
  pairs: 5,
  leaflet: { length: 52, width: 19, belly: 0.38, bend: 14, teeth: 7, tone: inks.leaf },
  spread: 58,
  bare: 0.16,
  taper: 0.72,
};

function cluster(from: Point, to: Point): string {
  const stalk = stem([from, [(from[0] + to[0]) / 2 + 8, (from[1] + to[1]) / 2], to], inks.leaf.line, 1.5);
  const fruit = [0.45, 0.65, 0.85, 1].map((share, index) => {
    const { point } = stalk.at(share);
    const at = polar(point, index % 2 === 0 ? 150 : 30, 13);
    return (
      line(`M${point[0]} ${point[1]}L${at[0]} ${at[1]}`, inks.leaf.line, 1.2) + berry(at, 8, inks.turmeric)
    );
  });
  return stalk.markup + fruit.join('');
}

/** Neem: sickle-shaped toothed leaflets, white stars and yellow drupes. */
export function neem(): string {
  const branch = stem(
    [
      [110, 448],
      [152, 380],
      [192, 280],
      [206, 178],
    ],
    inks.bark.line,
    5,
  );
  const at = (share: number) => branch.at(share).point;
  const deep = { ...sickle, leaflet: { ...sickle.leaflet, tone: inks.deep } };
  return plate(
    'garden',
    [
      branch.markup,
      frond(at(0.28), -6, 150, -30, deep),
      frond(at(0.5), -166, 112, 24, sickle),
      frond(at(0.62), -32, 136, -28, sickle),
      frond(at(0.88), -142, 104, 18, deep),
      frond(at(1), -66, 84, -8, sickle),
      cluster(at(0.44), [262, 392]),
      cluster(at(0.34), [112, 352]),
      blossom([226, 238], 13, inks.petal, 5, -80),
      blossom([206, 250], 12, inks.petal, 5, -40),
      blossom([220, 262], 11, inks.petal, 5, -100),
    ].join(''),
  );
}
