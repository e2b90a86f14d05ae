import { plate } from '../arch.ts';
import { dots } from '../flowers.ts';
import { pairsOn } from '../leaves.ts';
import { disc, fill, inks, line, placed, polar, shape, stem, type Point } from '../pen.ts';

const crown = (radius: number): string =>
  shape(
    `M-13 ${radius - 4}L-16 ${radius + 18}L-7 ${radius + 9}L0 ${radius + 20}L7 ${radius + 9}L16 ${radius + 18}L13 ${radius - 4}Z`,
    inks.maroon,
  );

const whole = (at: Point, radius: number, tilt: number): string =>
  placed(
    at,
    tilt,
    crown(radius) +
      disc([0, 0], radius, inks.maroon, 1.8) +
      fill(
        `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}Q${radius * 0.7} 0 0 ${-radius}Z`,
        inks.maroon.shade,
      ) +
      line(
        `M${-radius * 0.6} ${-radius * 0.3}a${radius * 0.7} ${radius * 0.7} 0 0 1 ${radius * 0.36} -${radius * 0.36}`,
        '#F6E6E3',
        3,
      ),
  );

function halved(at: Point, radius: number, tilt: number): string {
  const cells = [0, 72, 144, 216, 288].map((turn) => {
    const middle = polar([0, 0], turn - 90, radius * 0.5);
    const seeds = [0, 60, 120, 180, 240, 300].map((step) => polar(middle, step + turn, radius * 0.2));
    return dots([middle, ...seeds], radius * 0.105, inks.maroon.fill);
  });
  return placed(
    at,
    tilt,
    crown(radius) +
      disc([0, 0], radius, inks.maroon, 1.8) +
      disc([0, 0], radius * 0.86, { ...inks.petal, line: inks.maroon.line }, 1) +
      cells.join('') +
      line(
        [36, 108, 180, 252, 324]
          .map(
            (turn) =>
              `M0 0L${polar([0, 0], turn - 90, radius * 0.84)
                .map((v) => v.toFixed(1))
                .join(' ')}`,
          )
          .join(''),
        inks.petal.shade,
        3,
      ),
  );
}

/** Pomegranate: a laden branch, one fruit whole, one cut open. */
export function pomegranate(): string {
  const bough = stem(
    [
      [60, 150],
      [140, 120],
      [230, 128],
      [322, 178],
    ],
    inks.bark.line,
    5,
  );
  const twig = stem([bough.at(0.5).point, [196, 190], [178, 236]], inks.bark.line, 3);
  const other = stem([bough.at(0.78).point, [286, 236], [276, 290]], inks.bark.line, 3);
  const third = stem([bough.at(0.2).point, [104, 180], [96, 236]], inks.bark.line, 2.4);
  const narrow = { length: 52, width: 19, belly: 0.45, tone: inks.leaf, veins: 3 };
  return plate(
    'dusk',
    [
      third.markup,
      twig.markup,
      other.markup,
      bough.markup,
      pairsOn(bough, { pairs: 6, leaflet: narrow, spread: 58, bare: 0.06, taper: 0.85 }),
      pairsOn(third, {
        pairs: 3,
        leaflet: { ...narrow, tone: inks.deep, length: 44 },
        bare: 0.3,
        taper: 0.8,
      }),
      whole(polar(twig.at(1).point, 100, 54), 58, 6),
      halved(polar(other.at(1).point, 84, 50), 54, -14),
    ].join(''),
  );
}
