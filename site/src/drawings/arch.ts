import { compact } from './compact.ts';
import { fill, line, pair, round, type Point } from './pen.ts';

/** The cusped window that frames every drawing: 400 wide, foot at `foot`, apex at y = 24, moved in by `inset`. */
export function archPath(inset: number, foot: number): string {
  const cusps: Point[] = [
    [200, 26 + inset * 1.25],
    [243 - inset * 0.15, 66 + inset],
    [300 - inset * 0.5, 92 + inset],
    [344 - inset * 0.8, 136 + inset * 0.7],
    [368 - inset, 204 + inset * 0.3],
  ];
  const outline = [
    ...cusps
      .map(([x, y]): Point => [400 - x, y])
      .toReversed()
      .slice(0, -1),
    ...cusps,
  ];
  const lobes = outline.slice(1).map((to, index) => {
    const from = outline[index] as Point;
    if (to[0] === 200) return `Q195 ${round(from[1] - 8)} ${pair(to)}`;
    if (from[0] === 200) return `Q205 ${round(to[1] - 8)} ${pair(to)}`;
    const radius = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
    return `A${radius} ${radius} 0 0 1 ${pair(to)}`;
  });
  const start = outline[0] as Point;
  return `M${round(start[0])} ${foot - inset}V${round(start[1])}${lobes.join('')}V${foot - inset}Z`;
}

interface Ground {
  /** Colours as CSS hex: the window, the sun in it and the earth. */
  sky: string;
  sun: string;
  earth: string;
  line: string;
}

const grounds = {
  morning: { sky: '#FBEED3', sun: '#F4D594', earth: '#E6D2A6', line: '#74490A' },
  garden: { sky: '#E7EFE0', sun: '#F3E3B4', earth: '#C9D8BA', line: '#2C4E2D' },
  dusk: { sky: '#F6E6E3', sun: '#F3D3B5', earth: '#E6C9BF', line: '#6B1F2A' },
  river: { sky: '#E3EDF5', sun: '#F6E4BC', earth: '#C5D6E3', line: '#234869' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

/** A whole plate, 400 × 480: the window with sun and earth, and what grows in it. */
export function plate(groundName: GroundName, growth: string, below = ''): string {
  const ground = grounds[groundName];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480" stroke-linecap="round" stroke-linejoin="round">',
    fill(archPath(0, 470), ground.sky),
    `<circle cx="200" cy="206" r="104" fill="${ground.sun}"/>`,
    fill('M32 400C90 380 150 388 210 396S330 408 368 392V470H32Z', ground.earth),
    line('M32 400C90 380 150 388 210 396S330 408 368 392', ground.line, 1.2),
    line('M70 422h26M120 436h40M236 428h30M290 440h44M190 452h22', ground.line, 0.9),
    compact(
      below + line(archPath(0, 470), ground.line, 1.8) + line(archPath(9, 470), ground.line, 0.8) + growth,
    ),
    '</svg>',
  ].join('');
}
