import { plate } from '../arch.ts';
import { berry, spike } from '../flowers.ts';
import { frond, leaf } from '../leaves.ts';
import { fill, inks, line, polar, shape, stem, type Point } from '../pen.ts';
import { lotusFlower } from './lotus.ts';

/** The brass pot that stands at an Indian threshold. */
function pot([x, y]: Point): string {
  const body = `M${x - 34} ${y}C${x - 30} ${y + 16} ${x - 74} ${y + 26} ${x - 74} ${y + 66}C${x - 74} ${y + 100} ${x - 40} ${y + 114} ${x} ${y + 114}S${x + 74} ${y + 100} ${x + 74} ${y + 66}C${x + 74} ${y + 26} ${x + 30} ${y + 16} ${x + 34} ${y}Z`;
  return (
    shape(`M${x - 34} ${y + 108}L${x - 44} ${y + 128}H${x + 44}L${x + 34} ${y + 108}Z`, inks.turmeric) +
    shape(body, inks.turmeric, 1.8) +
    fill(
      `M${x + 8} ${y + 10}C${x + 50} ${y + 40} ${x + 44} ${y + 96} ${x} ${y + 113}C${x + 40} ${y + 114} ${x + 74} ${y + 100} ${x + 74} ${y + 66}C${x + 74} ${y + 26} ${x + 30} ${y + 16} ${x + 34} ${y}Z`,
      inks.turmeric.shade,
    ) +
    shape(
      `M${x - 48} ${y - 10}Q${x} ${y - 2} ${x + 48} ${y - 10}Q${x + 44} ${y + 6} ${x} ${y + 8}Q${x - 44} ${y + 6} ${x - 48} ${y - 10}Z`,
      inks.turmeric,
    ) +
    line(
      `M${x - 71} ${y + 54}Q${x} ${y + 70} ${x + 71} ${y + 54}M${x - 74} ${y + 66}Q${x} ${y + 82} ${x + 74} ${y + 66}`,
      inks.turmeric.line,
      1.2,
    ) +
    line(
      Array.from(
        { length: 9 },
        (_, index) => `M${x - 60 + index * 14} ${y + 64 + 9 - Math.abs(index - 4) * 1.6}l5 -7l5 7`,
      ).join(''),
      inks.turmeric.line,
      1,
    )
  );
}

/** Five plants in one pot: lotus, tulsi, neem, amla and turmeric. */
export function kalash(): string {
  const mouth: Point = [200, 300];
  const amla = stem([mouth, [262, 236], [316, 220]], inks.bark.line, 2.6);
  const tulsi = stem([mouth, [164, 214], [150, 170]], inks.maroon.line, 2.4);
  return plate(
    'garden',
    [
      leaf(mouth, -122, { length: 188, width: 50, belly: 0.5, veins: 6, tone: inks.deep, bend: 12 }),
      leaf(mouth, -58, { length: 188, width: 50, belly: 0.5, veins: 6, tone: inks.deep, bend: -12 }),
      frond(mouth, -158, 136, 24, {
        pairs: 4,
        leaflet: { length: 44, width: 16, bend: 9, teeth: 5, tone: inks.leaf },
        bare: 0.3,
        taper: 0.75,
      }),
      amla.markup,
      ...[0.3, 0.42, 0.54, 0.66, 0.78, 0.9].map((share) => {
        const { point, degrees } = amla.at(share);
        return (
          leaf(point, degrees - 66, { length: 34, width: 10, tone: inks.young }) +
          leaf(point, degrees + 66, { length: 34, width: 10, tone: inks.young })
        );
      }),
      ...[0.5, 0.7, 0.92].map((share) => berry(polar(amla.at(share).point, 96, 14), 13, inks.young)),
      tulsi.markup,
      ...[0.5, 0.75].map((share) => {
        const { point, degrees } = tulsi.at(share);
        return (
          leaf(point, degrees - 60, { length: 46, width: 25, teeth: 5, tone: inks.leaf }) +
          leaf(point, degrees + 60, { length: 46, width: 25, teeth: 5, tone: inks.leaf })
        );
      }),
      spike(tulsi.at(1).point, -102, 64, inks.lilac, 8),
      stem([mouth, [212, 240], [224, 200]], inks.leaf.line, 3.6).markup,
      lotusFlower([226, 204], 86),
      pot([200, 304]),
    ].join(''),
  );
}
