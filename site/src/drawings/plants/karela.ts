import { plate } from '../arch.ts';
import { blossom, tendril } from '../flowers.ts';
import { leaf } from '../leaves.ts';
import { fill, inks, line, placed, polar, shape, stem, type Point, type Tone } from '../pen.ts';

/** A bitter gourd: tapered, with rows of warts. */
function gourd(at: Point, degrees: number, length: number, width: number, tone: Tone): string {
  const h = width / 2;
  const rows = [-0.62, -0.2, 0.22, 0.62].map((row) =>
    Array.from({ length: Math.floor(length / 13) - 1 }, (_, index) => {
      const t = (index + 1 + (row < 0 ? 0.4 : 0)) / Math.floor(length / 13);
      const swell = Math.sin(Math.PI * Math.min(0.97, t ** 0.85));
      return `M${(length * t - 4).toFixed(1)} ${(row * h * swell).toFixed(1)}q4 -5 8 0`;
    }).join(''),
  );
  return placed(
    at,
    degrees,
    shape(
      `M0 0C${length * 0.14} ${-h * 1.1} ${length * 0.55} ${-h * 1.5} ${length} 0C${length * 0.55} ${h * 1.5} ${length * 0.14} ${h * 1.1} 0 0Z`,
      tone,
      1.8,
    ) +
      fill(
        `M0 0Q${length * 0.5} ${h * 0.2} ${length} 0C${length * 0.55} ${h * 1.5} ${length * 0.14} ${h * 1.1} 0 0Z`,
        tone.shade,
      ) +
      line(rows.join(''), tone.line, 1.2),
  );
}

const lobe = { length: 70, width: 30, belly: 0.5, teeth: 5, veins: 2 };

const hand = (at: Point, degrees: number, size: number, tone: Tone): string =>
  [-104, 104, -54, 54, 0]
    .map((turn) =>
      leaf(at, degrees + turn, { ...lobe, tone }, (size / lobe.length) * (turn === 0 ? 1 : 0.84)),
    )
    .join('');

/** Karela, bitter gourd, on its climbing vine. */
export function karela(): string {
  const vine = stem(
    [
      [70, 436],
      [110, 350],
      [90, 250],
      [160, 170],
      [250, 150],
      [320, 190],
    ],
    inks.leaf.line,
    3.4,
  );
  const hang = stem([vine.at(0.68).point, [206, 182], [210, 214]], inks.leaf.line, 2.4);
  const second = stem([vine.at(0.86).point, [294, 200], [300, 236]], inks.leaf.line, 2.4);
  return plate(
    'morning',
    [
      tendril(vine.at(0.92).point, [344, 128], 15, inks.leaf.line),
      tendril(vine.at(0.3).point, [146, 316], 15, inks.leaf.line),
      vine.markup,
      hang.markup,
      second.markup,
      hand(vine.at(0.14).point, 20, 70, inks.deep),
      hand(vine.at(0.4).point, 200, 62, inks.leaf),
      hand(vine.at(0.58).point, -96, 72, inks.deep),
      hand(vine.at(1).point, 60, 56, inks.leaf),
      hand(vine.at(0.78).point, -78, 60, inks.leaf),
      gourd(hang.at(1).point, 94, 186, 66, inks.young),
      gourd(second.at(1).point, 84, 132, 50, inks.leaf),
      blossom(polar(vine.at(0.66).point, -150, 10), 22, inks.turmeric, 5, -90),
      blossom([128, 282], 17, inks.turmeric, 5, -70),
    ].join(''),
  );
}
