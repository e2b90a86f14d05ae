/** A place on the sheet, in units of the drawing's view box. */
export type Point = readonly [x: number, y: number];

/** Flat colour, the darker half of a leaf, and the ink around both. */
export interface Tone {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
}

export const inks = {
  leaf: { fill: '#B5CBA3', shade: '#93B184', line: '#2C4E2D' },
  deep: { fill: '#7FA178', shade: '#64895F', line: '#243F26' },
  young: { fill: '#D3DDB0', shade: '#B7C78B', line: '#4C6335' },
  maroon: { fill: '#A5505B', shade: '#883742', line: '#4A141C' },
  rose: { fill: '#EDC3B8', shade: '#DFA298', line: '#6B1F2A' },
  petal: { fill: '#FFFAF0', shade: '#F0DFC8', line: '#6B1F2A' },
  turmeric: { fill: '#EDC572', shade: '#DDA742', line: '#74490A' },
  clay: { fill: '#D9A37E', shade: '#C2835C', line: '#5B3320' },
  bark: { fill: '#B79A7B', shade: '#9A7C5E', line: '#4B3526' },
  lilac: { fill: '#C3A6BF', shade: '#A883A4', line: '#4F2C4D' },
  stone: { fill: '#F2E6D3', shade: '#DECBAF', line: '#6B5641' },
} as const satisfies Record<string, Tone>;

/** One decimal is finer than a screen shows. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + Math.cos(radians(degrees)) * distance,
  y + Math.sin(radians(degrees)) * distance,
];

export const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Markup drawn at the origin, moved, turned and sized; `mirror` swaps its two sides. */
export function placed(point: Point, degrees: number, markup: string, size = 1, mirror = false): string {
  const turn = degrees === 0 ? '' : `rotate(${round(degrees)})`;
  const share = Math.round(size * 100) / 100;
  const scale = mirror ? `scale(${share} -${share})` : share === 1 ? '' : `scale(${share})`;
  const move = point[0] === 0 && point[1] === 0 ? '' : `translate(${pair(point)})`;
  return `<g transform="${move}${turn}${scale}">${markup}</g>`;
}

export const shape = (d: string, tone: Tone, width = 1.6): string =>
  `<path d="${d}" fill="${tone.fill}" stroke="${tone.line}" stroke-width="${width}"/>`;

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

export const line = (d: string, colour: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const disc = ([x, y]: Point, radius: number, tone: Tone, width = 1.4): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${tone.fill}" stroke="${tone.line}" stroke-width="${width}"/>`;

export const dot = ([x, y]: Point, radius: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;

/** A smooth line through the points (Catmull-Rom turned into cubic curves). */
export function through(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${curves.join('')}`;
}

/** A stem of a given width whose places can be asked for, so that leaves grow out of it. */
export interface Stem {
  readonly markup: string;
  /** Place and direction in degrees at a share (0–1) of the stem. */
  at: (share: number) => { point: Point; degrees: number };
}

export function stem(points: readonly Point[], colour: string, width = 3): Stem {
  const spot = (share: number): Point => {
    const scaled = Math.max(0, Math.min(0.9999, share)) * (points.length - 1);
    const index = Math.floor(scaled);
    const t = scaled - index;
    const at = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))] as Point;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const axis = (k: 0 | 1): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    return [axis(0), axis(1)];
  };
  return {
    markup: line(through(points), colour, width),
    at: (share) => {
      const [from, to] = [spot(share - 0.01), spot(share + 0.01)];
      const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { point: spot(share), degrees };
    },
  };
}
