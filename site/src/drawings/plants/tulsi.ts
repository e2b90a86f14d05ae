import { plate } from '../arch.ts';
import { spike } from '../flowers.ts';
import { leafPair, type LeafShape } from '../leaves.ts';
import { inks, placed, stem, type Point, type Tone } from '../pen.ts';

const toothed: LeafShape = { length: 62, width: 34, belly: 0.42, teeth: 6, veins: 3 };

export function tulsiStem(points: readonly Point[], size: number, tone: Tone, spikeLength: number): string {
  const branch = stem(points, inks.maroon.line, 2.6);
  const tiers = [0.22, 0.44, 0.64, 0.82].map((share, index) => {
    const { point, degrees } = branch.at(share);
    const shrink = size * (1 - index * 0.16);
    const form = { ...toothed, bend: 7, tone };
    return placed(point, degrees, leafPair(form, 60), shrink);
  });
  const tip = branch.at(1);
  return (
    branch.markup +
    tiers.join('') +
    spike(tip.point, tip.degrees, spikeLength, inks.lilac, Math.round(spikeLength / 8))
  );
}

/** Tulsi, holy basil, which gives the clinic its name. */
export function tulsi(): string {
  return plate(
    'dusk',
    [
      tulsiStem(
        [
          [188, 430],
          [150, 350],
          [116, 262],
          [104, 214],
        ],
        0.86,
        inks.leaf,
        66,
      ),
      tulsiStem(
        [
          [212, 430],
          [252, 350],
          [286, 268],
          [298, 222],
        ],
        0.86,
        inks.leaf,
        66,
      ),
      tulsiStem(
        [
          [200, 432],
          [204, 350],
          [196, 250],
          [201, 178],
        ],
        1.08,
        inks.deep,
        84,
      ),
    ].join(''),
  );
}
