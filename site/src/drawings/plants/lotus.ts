import { plate } from '../arch.ts';
import { leaf } from '../leaves.ts';
import { disc, dot, fill, inks, line, polar, shape, stem, type Point, type Tone } from '../pen.ts';

/** An open lotus seen from the side, `size` units from foot to tip. */
export function lotusFlower(centre: Point, size: number): string {
  const ring = (degrees: readonly number[], length: number, width: number, tone: Tone): string =>
    degrees
      .map((turn) =>
        leaf(
          centre,
          -90 + turn,
          { length: size * length, width: size * width, belly: 0.55, tone, bend: Math.abs(turn) * 0.12 },
          1,
          turn < 0,
        ),
      )
      .join('');
  return (
    ring([-84, 84], 0.92, 0.3, inks.rose) +
    ring([-62, 62], 1, 0.36, inks.petal) +
    ring([-40, 40], 1.04, 0.4, inks.rose) +
    ring([-20, 20], 1.06, 0.42, inks.petal) +
    ring([0], 1.08, 0.44, inks.rose) +
    ring([-52, 52], 0.62, 0.3, inks.petal) +
    ring([-26, 26], 0.66, 0.34, inks.rose) +
    ring([0], 0.62, 0.36, inks.petal)
  );
}

function pad([x, y]: Point, rx: number, tone: Tone): string {
  const ry = rx * 0.3;
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const [dx, dy] = polar([0, 0], 200 + index * 40, 1);
    return `M${x} ${y}L${(x + dx * rx * 0.86).toFixed(1)} ${(y + dy * ry * 0.86).toFixed(1)}`;
  }).join('');
  return (
    shape(
      `M${x} ${y}L${x + rx * 0.3} ${y + ry * 0.95}A${rx} ${ry} 0 1 1 ${x + rx * 0.62} ${(y + ry * 0.78).toFixed(1)}Z`,
      tone,
    ) + line(ribs, tone.line, 0.8)
  );
}

/** Lotus on still water. */
export function lotus(): string {
  const water =
    fill('M32 330C120 322 280 322 368 330V470H32Z', '#C5D6E3') +
    line('M32 330C120 322 280 322 368 330', '#234869', 1.2) +
    line('M60 352h52M262 346h66M84 440h70M230 448h84M150 372h30M300 410h40M46 404h26', '#234869', 1);
  const budStem = stem(
    [
      [104, 398],
      [86, 310],
      [92, 212],
    ],
    inks.leaf.line,
    3,
  );
  const flowerStem = stem(
    [
      [226, 410],
      [220, 350],
      [222, 298],
    ],
    inks.leaf.line,
    4,
  );
  const bud = budStem.at(1).point;
  return plate(
    'river',
    [
      pad([286, 384], 78, inks.deep),
      pad([112, 410], 70, inks.leaf),
      budStem.markup,
      leaf(bud, -112, { length: 44, width: 20, belly: 0.5, tone: inks.rose }),
      leaf(bud, -66, { length: 44, width: 20, belly: 0.5, tone: inks.rose }),
      leaf(bud, -90, { length: 56, width: 26, belly: 0.5, tone: inks.petal }),
      flowerStem.markup,
      lotusFlower([222, 300], 122),
      pad([220, 428], 64, inks.young),
      line('M316 148L292 156', inks.maroon.line, 2.6),
      leaf([313, 148], -128, { length: 30, width: 11, tone: inks.petal, ink: 1 }),
      leaf([311, 149], -76, { length: 28, width: 10, tone: inks.petal, ink: 1 }),
      leaf([313, 149], 108, { length: 24, width: 9, tone: inks.petal, ink: 1 }),
      disc([318, 147], 4.5, inks.turmeric, 1.2),
      dot([320, 146], 1.2, inks.maroon.line),
    ].join(''),
    water,
  );
}
