import { plate } from '../arch.ts';
import { blossom, pod } from '../flowers.ts';
import { frond, type FrondShape } from '../leaves.ts';
import { inks, stem } from '../pen.ts';

const feather: FrondShape = {
  pairs: 6,
  leaflet: { length: 30, width: 17, belly: 0.5, tone: inks.leaf },
  spread: 62,
  taper: 0.7,
};

/** Moringa, the drumstick tree: fine feathers of leaves and long ribbed pods. */
export function moringa(): string {
  const trunk = stem(
    [
      [204, 428],
      [198, 340],
      [208, 256],
      [197, 180],
      [202, 152],
    ],
    inks.bark.line,
    5,
  );
  const at = (share: number) => trunk.at(share).point;
  return plate(
    'garden',
    [
      pod(at(0.42), 118, 170, 11, 16, inks.deep),
      pod(at(0.5), 66, 186, 11, -18, inks.deep),
      trunk.markup,
      frond(at(0.3), -150, 128, 22, feather),
      frond(at(0.34), -26, 132, -20, { ...feather, leaflet: { ...feather.leaflet, tone: inks.young } }),
      frond(at(0.62), -160, 132, 26, { ...feather, leaflet: { ...feather.leaflet, tone: inks.young } }),
      frond(at(0.66), -22, 128, -26, feather),
      frond(at(0.95), -132, 92, 14, feather),
      frond(at(0.97), -50, 90, -14, feather),
      blossom([198, 244], 13, inks.petal),
      blossom([217, 262], 12, inks.petal, 5, -60),
      blossom([192, 268], 11, inks.petal, 5, -110),
    ].join(''),
  );
}
