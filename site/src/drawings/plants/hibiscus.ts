import { plate } from '../arch.ts';
import { dots } from '../flowers.ts';
import { leaf, type LeafShape } from '../leaves.ts';
import { disc, inks, line, polar, stem, through, type Point } from '../pen.ts';

const foliage: LeafShape = { length: 88, width: 52, belly: 0.38, teeth: 8, veins: 4 };

/** A hibiscus with its column of stamens towards `degrees`. */
function bloom(centre: Point, size: number, degrees: number): string {
  const petals = [180, 108, 252, 36, 324].map((turn) =>
    leaf(centre, degrees + turn, {
      length: size,
      width: size * 0.86,
      belly: 0.62,
      tone: inks.maroon,
      veins: 5,
    }),
  );
  const tip = polar(centre, degrees, size * 1.16);
  const column = through([centre, polar(polar(centre, degrees, size * 0.6), degrees + 90, -6), tip]);
  const pollen = Array.from({ length: 14 }, (_, index) =>
    polar(
      polar(centre, degrees, size * (0.62 + (index / 14) * 0.5)),
      degrees + (index % 2 === 0 ? 86 : -86),
      7 - (index % 3),
    ),
  );
  return (
    petals.join('') +
    disc(centre, size * 0.16, { fill: inks.maroon.line, shade: inks.maroon.line, line: inks.maroon.line }) +
    line(column, inks.turmeric.line, 6) +
    line(column, inks.turmeric.fill, 3.6) +
    dots(pollen, 3, inks.turmeric.shade)
  );
}

/** Hibiscus: one great flower, one bud, toothed leaves. */
export function hibiscus(): string {
  const main = stem(
    [
      [152, 446],
      [176, 360],
      [200, 270],
      [206, 190],
    ],
    inks.bark.line,
    4.4,
  );
  const side = stem([main.at(0.4).point, [246, 316], [286, 262]], inks.bark.line, 3);
  const at = (share: number) => main.at(share).point;
  return plate(
    'morning',
    [
      main.markup,
      side.markup,
      leaf(at(0.12), -176, { ...foliage, tone: inks.deep, bend: 12 }),
      leaf(at(0.2), 2, { ...foliage, tone: inks.leaf, bend: -10 }),
      leaf(at(0.46), -168, { ...foliage, tone: inks.leaf, bend: 14 }),
      leaf(side.at(0.55).point, 30, { ...foliage, tone: inks.deep, length: 78 }),
      leaf(at(0.98), -24, { ...foliage, tone: inks.deep, length: 96 }),
      leaf(at(0.98), -150, { ...foliage, tone: inks.leaf, length: 96 }),
      leaf(at(0.98), -88, { ...foliage, tone: inks.young, length: 84 }),
      leaf(side.at(1).point, -76, { length: 56, width: 24, belly: 0.5, tone: inks.maroon, veins: 2 }),
      leaf(side.at(1).point, -104, { length: 30, width: 12, tone: inks.leaf }),
      leaf(side.at(1).point, -48, { length: 30, width: 12, tone: inks.leaf }),
      bloom([190, 224], 82, 38),
    ].join(''),
  );
}
