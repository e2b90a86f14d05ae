import {
  fill,
  inks,
  line,
  placed,
  polar,
  round,
  shape,
  stem,
  type Point,
  type Stem,
  type Tone,
} from './pen.ts';

export interface LeafShape {
  /** Units of the view box, base to tip. */
  length: number;
  /** Units, at the widest place. */
  width: number;
  /** Share of the length where it is widest. */
  belly?: number;
  /** Units that the tip moves sideways. */
  bend?: number;
  tone?: Tone;
  /** Side veins on each half. */
  veins?: number;
  /** Teeth on each edge. */
  teeth?: number;
  /** Thickness of the ink. */
  ink?: number;
}

type Curve = readonly [Point, Point, Point, Point];

function on([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const axis = (k: 0 | 1): number =>
    u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [axis(0), axis(1)];
}

const edgeOf = (side: 1 | -1, { length, width, belly = 0.4, bend = 0 }: LeafShape): Curve => [
  [0, 0],
  [length * belly * 0.55, side * width * 0.68],
  [length * (belly + 0.3), side * width * 0.56 + bend * 0.35],
  [length, bend],
];

function edgePath(curve: Curve, teeth: number, side: 1 | -1): string {
  if (teeth === 0)
    return `C${curve
      .slice(1)
      .map(([x, y]) => `${round(x)} ${round(y)}`)
      .join(' ')}`;
  return Array.from({ length: teeth }, (_, index) => {
    const [x, y] = on(curve, (index + 0.7) / teeth);
    const [endX, endY] = on(curve, (index + 1) / teeth);
    const reach = index === teeth - 1 ? 0 : 2.2;
    return `Q${round(x)} ${round(y + side * reach)} ${round(endX)} ${round(endY)}`;
  }).join('');
}

const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

/** A leaf that grows from `point` towards `degrees` (0 = right, 90 = down); `size` 1 is the form as it is. */
export function leaf(point: Point, degrees: number, form: LeafShape, size = 1, mirror = false): string {
  const { length, bend = 0, tone = inks.leaf, veins = 0, teeth = 0, ink = 1.5 } = form;
  const [upper, lower] = [edgeOf(-1, form), edgeOf(1, form)];
  const back = edgePath(reversed(lower), teeth, 1);
  const rib = `Q${round(length * 0.5)} ${round(bend * 0.12)} `;
  const side = Array.from({ length: veins }, (_, index) => {
    const t = (index + 1) / (veins + 1);
    const from: Point = [length * t * 0.9, bend * t * t * 0.8];
    return [upper, lower]
      .map((edge) => {
        const [x, y] = on(edge, Math.min(1, t + 0.16));
        return `M${round(from[0])} ${round(from[1])}L${round(from[0] + (x - from[0]) * 0.8)} ${round(from[1] + (y - from[1]) * 0.8)}`;
      })
      .join('');
  }).join('');
  return placed(
    point,
    degrees,
    shape(`M0 0${edgePath(upper, teeth, -1)}${back}Z`, tone, ink) +
      fill(`M0 0${rib}${round(length)} ${round(bend)}${back}Z`, tone.shade) +
      line(
        `M0 0${rib}${round(length * 0.94)} ${round(bend * 0.88)}${side}`,
        tone.line,
        Number(round(ink * 0.55)),
      ),
    size,
    mirror,
  );
}

export interface FrondShape {
  pairs: number;
  leaflet: LeafShape;
  /** Degrees between stem and leaflet. */
  spread?: number;
  /** Share of the stem that stays bare at its foot. */
  bare?: number;
  /** Size of the last leaflets against the first. */
  taper?: number;
  colour?: string;
  width?: number;
}

/** Two leaves that grow from one place, turned away from each other. */
export const leafPair = (form: LeafShape, spread: number): string =>
  leaf([0, 0], -spread, form) + leaf([0, 0], spread, form, 1, true);

/** Leaves in pairs along a stem, with one at its end. */
export function pairsOn(branch: Stem, shapeOf: FrondShape): string {
  const { pairs, leaflet, spread = 55, bare = 0.2, taper = 0.6 } = shapeOf;
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = bare + ((1 - bare) * index) / pairs;
    const { point, degrees } = branch.at(share);
    const size = 1 - (1 - taper) * (index / pairs);
    return placed(point, degrees, leafPair(leaflet, spread), size);
  });
  const end = branch.at(1);
  return leaves.join('') + leaf(end.point, end.degrees, leaflet, taper * 1.1);
}

/** A curved stalk with its pairs of leaflets. `sag` moves its middle sideways, in units. */
export function frond(from: Point, degrees: number, length: number, sag: number, form: FrondShape): string {
  const middle = polar(polar(from, degrees, length * 0.5), degrees + 90, -sag);
  const branch = stem(
    [from, middle, polar(from, degrees, length)],
    form.colour ?? inks.leaf.line,
    form.width ?? 2,
  );
  return branch.markup + pairsOn(branch, form);
}
