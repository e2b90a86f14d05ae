import { plate } from '../arch.ts';
import { berry, blossom, tuber } from '../flowers.ts';
import { inks, line, polar, round, stem, type Point } from '../pen.ts';

/** An arching twig with tufts of needles, and what hangs on it. */
function feather(from: Point, degrees: number, length: number, sag: number, colour: string): string {
  const middle = polar(polar(from, degrees, length * 0.52), degrees + 90, -sag);
  const twig = stem([from, middle, polar(from, degrees, length)], colour, 1.5);
  const tufts = Array.from({ length: 10 }, (_, index) => {
    const share = 0.12 + index * 0.096;
    const { point, degrees: heading } = twig.at(share);
    const reach = 25 * (1 - share * 0.45);
    return [-98, -74, -50, 50, 74, 98]
      .map(
        (turn) =>
          `M${round(point[0])} ${round(point[1])}L${polar(point, heading + turn * 0.8, reach)
            .map(round)
            .join(' ')}`,
      )
      .join('');
  }).join('');
  const hung = [0.34, 0.74].map((share, index) => {
    const at = polar(twig.at(share).point, 90, 14);
    return index === 0 ? blossom(at, 11, inks.petal, 6, -90) : berry(at, 6.5, inks.maroon);
  });
  return line(tufts, colour, 0.9) + twig.markup + hung.join('');
}

/** Shatavari: feathered twigs, small white stars, red berries and a sheaf of roots. */
export function shatavari(): string {
  const main = stem(
    [
      [198, 406],
      [206, 320],
      [188, 220],
      [212, 128],
    ],
    inks.leaf.line,
    3.4,
  );
  const at = (share: number) => main.at(share).point;
  const roots = [130, 112, 96, 82, 66, 50]
    .map((degrees, index) => tuber([198, 402], degrees, index % 2 === 0 ? 58 : 66, 12, inks.stone))
    .join('');
  const [green, dark] = ['#5B8756', inks.leaf.line];
  return plate(
    'morning',
    [
      feather(at(0.18), -168, 126, 34, green),
      feather(at(0.26), -10, 130, -36, dark),
      feather(at(0.46), -172, 128, 40, dark),
      feather(at(0.54), -6, 122, -38, green),
      feather(at(0.74), -160, 116, 36, green),
      feather(at(0.82), -18, 110, -34, dark),
      main.markup,
      feather(at(0.97), -142, 74, 20, dark),
      feather(at(0.98), -38, 74, -20, green),
    ].join(''),
    roots,
  );
}
