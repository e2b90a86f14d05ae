import { compact } from '../compact.ts';
import { leaf } from '../leaves.ts';
import { dot, fill, inks, line, placed, polar, shape, type Point } from '../pen.ts';

const tree = (at: Point): string =>
  [-150, -120, -90, -60, -30]
    .map((degrees) =>
      leaf(at, degrees, { length: 22, width: 11, tone: degrees % 20 === 0 ? inks.leaf : inks.deep, ink: 1 }),
    )
    .join('');

/** A drawn map of the clinic's neighbourhood, 560 × 360; not to scale, and without words so that nothing in it goes out of date. */
export function cityMap(): string {
  const window = 'M-26 0V-34C-26 -50 -12 -52 -6 -60Q-2 -66 0 -74Q2 -66 6 -60C12 -52 26 -50 26 -34V0Z';
  const blocks: [x: number, y: number, width: number, height: number][] = [
    [40, 40, 70, 60],
    [130, 30, 60, 76],
    [40, 130, 60, 74],
    [40, 240, 90, 80],
    [160, 250, 70, 70],
    [210, 44, 60, 50],
    [480, 60, 50, 60],
    [486, 150, 44, 80],
    [476, 262, 54, 60],
  ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 360" width="560" height="360" stroke-linecap="round" stroke-linejoin="round">',
    fill('M0 0H560V360H0Z', '#F2E6D3'),
    fill('M386 0C372 90 404 190 380 360H452C470 190 440 90 456 0Z', '#C5D6E3'),
    line('M386 0C372 90 404 190 380 360M456 0C440 90 470 190 452 360', '#234869', 1.4),
    line('M404 60q10 -6 20 0M414 150q10 -6 20 0M408 250q10 -6 20 0M416 320q10 -6 20 0', '#234869', 1),
    line('M0 222C120 214 240 224 340 206S470 214 560 206', '#FFFDF8', 18),
    line(
      'M118 0C126 110 110 240 146 360M286 0C282 110 300 240 292 360M0 116C120 120 220 108 380 116',
      '#FFFDF8',
      12,
    ),
    line('M380 200H462M380 214H462', '#74490A', 1.6),
    ...blocks.map(
      ([x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#E6D6BC"/>`,
    ),
    compact(
      [
        `<ellipse cx="222" cy="164" rx="54" ry="34" fill="#C9D8BA"/>`,
        tree([190, 172]),
        tree([216, 160]),
        tree([246, 170]),
        tree([224, 188]),
        placed(
          [322, 176],
          0,
          shape(window, inks.maroon, 1.8) +
            leaf([0, -10], -90, { length: 34, width: 17, tone: inks.petal, ink: 1 }) +
            leaf([0, -8], -140, { length: 24, width: 13, tone: inks.petal, ink: 1 }) +
            leaf([0, -8], -40, { length: 24, width: 13, tone: inks.petal, ink: 1 }),
        ),
        dot(polar([322, 180], 90, 4), 5, inks.maroon.line),
      ].join(''),
    ),
    '</svg>',
  ].join('');
}
