import { plate } from '../arch.ts';
import { pairsOn } from '../leaves.ts';
import { fill, inks, line, placed, round, shape, stem, type Point, type Tone } from '../pen.ts';

/** One thick leaf with thorns on both edges. */
function blade(
  from: Point,
  degrees: number,
  length: number,
  width: number,
  bend: number,
  tone: Tone,
): string {
  const half = width / 2;
  const curve = (side: number): string =>
    `C${round(length * 0.4)} ${round(side * half * 1.05)} ${round(length * 0.75)} ${round(side * half * 0.6 + bend * 0.5)} ${length} ${bend}`;
  const back = `C${round(length * 0.75)} ${round(half * 0.6 + bend * 0.5)} ${round(length * 0.4)} ${round(half * 1.05)} 0 ${round(half * 0.8)}`;
  const thorns = Array.from({ length: 7 }, (_, index) => {
    const t = 0.18 + index * 0.11;
    const x = length * t;
    const spread = half * (1.02 - t * 0.86);
    const drift = bend * t * t * 0.85;
    return `M${round(x)} ${round(drift - spread)}l7 -4M${round(x)} ${round(drift + spread)}l7 4`;
  }).join('');
  return placed(
    from,
    degrees,
    line(thorns, tone.line, 1.5) +
      shape(`M0 ${round(-half * 0.8)}${curve(-1)}${back}Z`, tone) +
      fill(`M0 0Q${round(length * 0.55)} ${round(bend * 0.1)} ${length} ${bend}${back}Z`, tone.shade) +
      line(
        `M${round(length * 0.2)} ${round(-half * 0.2)}h9M${round(length * 0.36)} ${round(-half * 0.3)}h7M${round(length * 0.5)} ${round(bend * 0.2)}h6`,
        '#FFFDF8',
        2,
      ),
  );
}

/** Aloe vera: a rosette of thorned leaves and a torch of coral bells. */
export function aloe(): string {
  const torch = stem(
    [
      [204, 400],
      [210, 280],
      [200, 180],
      [202, 112],
    ],
    inks.leaf.line,
    3.4,
  );
  const bells = pairsOn(torch, {
    pairs: 9,
    leaflet: { length: 24, width: 9, belly: 0.7, tone: inks.clay, ink: 1.2 },
    spread: 128,
    bare: 0.52,
    taper: 0.45,
  });
  const blades: [number, number, number, number, Tone][] = [
    [-164, 158, 40, 34, inks.deep],
    [-16, 160, 40, -34, inks.deep],
    [-146, 176, 42, 18, inks.leaf],
    [-34, 178, 42, -18, inks.leaf],
    [-124, 196, 40, 14, inks.deep],
    [-57, 192, 40, -14, inks.deep],
    [-108, 176, 38, -8, inks.leaf],
    [-74, 168, 38, 8, inks.leaf],
    [-154, 112, 36, 18, inks.young],
    [-25, 116, 36, -18, inks.young],
    [-92, 128, 40, 4, inks.young],
  ];
  return plate(
    'dusk',
    torch.markup + bells + blades.map(([degrees, ...rest]) => blade([203, 420], degrees, ...rest)).join(''),
  );
}
