import { leaf, leafPair, type LeafShape } from './leaves.ts';
import { disc, dot, inks, line, placed, polar, round, shape, through, type Point, type Tone } from './pen.ts';

/** Petals around a centre, the first towards `degrees`. */
export const petals = (centre: Point, count: number, degrees: number, form: LeafShape): string =>
  Array.from({ length: count }, (_, index) => leaf(centre, degrees + (360 / count) * index, form)).join('');

export const blossom = (centre: Point, size: number, tone: Tone, count = 5, degrees = -90): string =>
  petals(centre, count, degrees, { length: size, width: size * 0.72, belly: 0.55, tone, ink: 1.1 }) +
  disc(centre, size * 0.2, inks.turmeric, 1);

/** A round berry or seed with its light. */
export const berry = (centre: Point, radius: number, tone: Tone): string =>
  disc(centre, radius, tone) +
  line(
    `M${round(centre[0] - radius * 0.5)} ${round(centre[1])}a${round(radius * 0.5)} ${round(radius * 0.5)} 0 0 1 ${round(radius * 0.5)} -${round(radius * 0.5)}`,
    tone.shade === tone.fill ? tone.line : '#FFFDF8',
    1.2,
  );

/** A slim pod from `from` towards `degrees`; `sag` bows it. */
export function pod(
  from: Point,
  degrees: number,
  length: number,
  width: number,
  sag: number,
  tone: Tone,
): string {
  const h = width / 2;
  const half = length / 2;
  const seeds = Array.from({ length: Math.floor(length / 14) }, (_, index) => {
    const x = 12 + index * 14;
    const y = sag * (1 - ((x - half) / half) ** 2) * 0.5;
    return `M${round(x)} ${round(y - h * 0.45)}v${round(h * 0.9)}`;
  }).join('');
  return placed(
    from,
    degrees,
    shape(
      `M0 0Q${round(half)} ${round(sag - h * 2)} ${round(length)} 0Q${round(half)} ${round(sag + h * 2)} 0 0Z`,
      tone,
      1.5,
    ) + line(seeds, tone.line, 0.8),
  );
}

/** A tendril that winds up at its end. */
export function tendril(from: Point, to: Point, size: number, colour: string): string {
  const coil = Array.from({ length: 10 }, (_, index) => polar(to, index * 62 - 90, size * (1 - index / 11)));
  return line(through([from, ...coil]), colour, 1.4);
}

/** Thread roots or tubers below the ground. */
export const tuber = (from: Point, degrees: number, length: number, width: number, tone: Tone): string =>
  leaf(from, degrees, { length, width, belly: 0.35, tone, ink: 1.5, bend: width * 0.3 });

export const dots = (points: readonly Point[], radius: number, colour: string): string =>
  points.map((point) => dot(point, radius, colour)).join('');

/** A flower spike of whorls, as on tulsi; `share` runs from its foot to its tip. */
export function spike(from: Point, degrees: number, length: number, tone: Tone, whorls = 9): string {
  const bract: LeafShape = { length: 12.5, width: 10, belly: 0.5, tone, ink: 1 };
  const whorl =
    leafPair(bract, 62) +
    dots(
      [
        [0, -13.5],
        [0, 13.5],
      ],
      1.8,
      inks.petal.line,
    );
  const rows = Array.from({ length: whorls }, (_, index) => {
    const share = index / whorls;
    const at = polar(from, degrees, length * share);
    return placed(at, degrees, whorl, 1 - share * 0.62);
  });
  const tip = polar(from, degrees, length);
  return (
    line(through([from, tip]), inks.bark.line, 1.6) +
    rows.join('') +
    leaf(polar(from, degrees, length - 6), degrees, bract, 0.8)
  );
}
