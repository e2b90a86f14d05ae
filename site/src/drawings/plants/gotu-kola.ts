import { plate } from '../arch.ts';
import { fill, inks, line, pair, placed, polar, round, shape, stem, type Point, type Tone } from '../pen.ts';

/** A round scalloped leaf, open where its stalk comes in; `degrees` is where its top points. */
function fan(at: Point, degrees: number, radius: number, tone: Tone): string {
  const scallops = 13;
  const rim = Array.from({ length: scallops + 1 }, (_, index) =>
    polar([0, 0], -148 + (296 / scallops) * index, radius),
  );
  const arcs = rim
    .slice(1)
    .map((to) => `A${round(radius * 0.15)} ${round(radius * 0.15)} 0 0 1 ${pair(to)}`)
    .join('');
  const start = rim[0] as Point;
  const ribs = [-112, -74, -37, 0, 37, 74, 112]
    .map((turn) => `M0 0L${pair(polar([0, 0], turn, radius * 0.8))}`)
    .join('');
  return placed(
    at,
    degrees,
    shape(`M0 0L${pair(start)}${arcs}Z`, tone) +
      fill(
        `M0 0L${pair([radius * 0.98, 0])}A${round(radius)} ${round(radius)} 0 0 1 ${pair(rim[scallops] as Point)}Z`,
        tone.shade,
      ) +
      line(ribs, tone.line, 0.9),
  );
}

/** Gotu kola: round leaves on thin stalks from a creeping runner. */
export function gotuKola(): string {
  const runner = stem(
    [
      [44, 424],
      [120, 404],
      [200, 418],
      [290, 402],
      [362, 420],
    ],
    inks.maroon.line,
    3,
  );
  const stalks: [foot: Point, bow: Point, head: Point, radius: number, tone: Tone][] = [
    [[188, 414], [176, 300], [196, 150], 58, inks.deep],
    [[112, 406], [92, 330], [108, 246], 52, inks.leaf],
    [[278, 404], [300, 320], [292, 232], 54, inks.leaf],
    [[204, 414], [218, 350], [206, 290], 50, inks.young],
    [[150, 408], [134, 370], [146, 344], 38, inks.deep],
    [[262, 406], [274, 372], [262, 350], 38, inks.deep],
    [[70, 416], [58, 384], [66, 358], 30, inks.young],
    [[336, 410], [348, 376], [338, 348], 30, inks.young],
  ];
  return plate(
    'river',
    [
      runner.markup,
      line(
        [60, 118, 190, 206, 280, 340]
          .map((x) => `M${x} ${x % 4 === 0 ? 412 : 414}q-6 16 -2 30m2 -30q8 14 6 26`)
          .join(''),
        inks.bark.line,
        1.2,
      ),
      ...stalks.map(([foot, bow, head]) => stem([foot, bow, head], inks.leaf.line, 2.4).markup),
      ...stalks.map(([, , head, radius, tone], index) =>
        fan(head, -90 + (index % 2 === 0 ? -12 : 14), radius, tone),
      ),
    ].join(''),
  );
}
