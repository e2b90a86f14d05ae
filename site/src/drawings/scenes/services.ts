import { compact } from '../compact.ts';
import { berry, blossom, dots } from '../flowers.ts';
import { frond, leaf } from '../leaves.ts';
import { disc, dot, fill, inks, line, polar, shape, type Point, type Tone } from '../pen.ts';

const scene = (growth: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" stroke-linecap="round" stroke-linejoin="round">${compact(growth)}</svg>`;

const food = (colour: string, ink: string): Tone => ({ fill: colour, shade: colour, line: ink });

const around = (centre: Point, count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) =>
    polar(centre, index * 137.5, radius * Math.sqrt((index + 0.5) / count)),
  );

const bowl = (at: Point, tone: Tone, inside: string): string =>
  disc(at, 33, inks.turmeric, 1.6) + disc(at, 26, tone, 1) + inside;

/** A brass plate with its bowls, seen from above: the personalised diet plan. */
export function thali(): string {
  return scene(
    [
      '<circle cx="200" cy="150" r="144" fill="#FBEED3"/>',
      disc([200, 150], 126, inks.turmeric, 1.8),
      disc([200, 150], 112, { ...inks.petal, line: inks.turmeric.line }, 1),
      bowl([136, 104], food('#DDA742', '#74490A'), dots(around([136, 104], 9, 20), 2, '#74490A')),
      bowl(
        [206, 76],
        food('#93B184', '#2C4E2D'),
        leaf([196, 88], -50, { length: 34, width: 14, tone: inks.deep }),
      ),
      bowl(
        [272, 112],
        food('#FFFAF0', '#6B1F2A'),
        leaf([262, 116], -30, { length: 22, width: 10, tone: inks.leaf }) +
          dots(around([276, 106], 4, 12), 1.6, '#883742'),
      ),
      bowl([284, 186], food('#A5505B', '#4A141C'), dots(around([284, 186], 12, 20), 2.6, '#EDC3B8')),
      shape(
        'M110 168C104 138 150 132 172 146S206 186 184 204S116 204 110 168Z',
        food('#F0DFC8', '#5B3320'),
        1.6,
      ),
      shape(
        'M124 190C116 160 154 148 178 160S208 198 190 212S134 222 124 190Z',
        food('#E6CBA4', '#5B3320'),
        1.6,
      ),
      dots(around([160, 188], 14, 24), 2.2, '#B98A58'),
      shape(
        'M206 196C206 170 236 158 250 180S258 226 236 232S206 222 206 196Z',
        food('#FFFDF8', '#74490A'),
        1.4,
      ),
      line(
        'M218 190l5 2M232 182l4 4M228 204l5 -2M240 198l3 5M222 216l5 1M238 216l4 -3M246 188l2 5',
        '#A98B5D',
        1.2,
      ),
      leaf([168, 240], -22, { length: 40, width: 18, tone: inks.leaf, veins: 3 }),
      leaf([166, 240], -66, { length: 32, width: 15, tone: inks.deep, veins: 2 }),
      shape('M196 124a15 15 0 0 1 28 2l-28 -2Z', food('#D3DDB0', '#4C6335'), 1.2),
    ].join(''),
  );
}

/** Mortar, pestle and fresh leaves: natural herbs and vitamins. */
export function mortar(): string {
  return scene(
    [
      '<circle cx="200" cy="150" r="144" fill="#E7EFE0"/>',
      line('M70 262H330', '#2C4E2D', 1.4),
      frond([150, 150], -128, 118, 16, {
        pairs: 5,
        leaflet: { length: 40, width: 15, bend: 8, teeth: 5, tone: inks.leaf },
        bare: 0.24,
        taper: 0.7,
      }),
      leaf([196, 150], -100, { length: 104, width: 44, teeth: 8, veins: 5, tone: inks.deep, bend: 8 }),
      leaf([182, 154], -68, { length: 84, width: 36, teeth: 7, veins: 4, tone: inks.leaf }),
      shape('M222 150L292 36C300 26 316 36 310 48L246 160Z', inks.bark, 1.8),
      fill('M236 156L306 44C310 40 312 44 310 48L246 160Z', inks.bark.shade),
      shape('M118 148H282C282 206 252 232 236 238H164C148 232 118 206 118 148Z', inks.turmeric, 1.8),
      fill('M236 150H282C282 206 252 232 236 238H200C232 222 240 184 236 150Z', inks.turmeric.shade),
      shape('M110 138H290V154H110Z', inks.turmeric, 1.8),
      shape('M160 238H240L252 262H148Z', inks.turmeric, 1.8),
      line('M130 182Q200 196 270 182M136 194Q200 208 264 194', inks.turmeric.line, 1.2),
      berry([92, 250], 12, inks.young),
      berry([112, 254], 9, inks.young),
      berry([306, 252], 10, inks.maroon),
      leaf([316, 260], -24, { length: 44, width: 20, veins: 3, tone: inks.leaf }),
    ].join(''),
  );
}

function jar(x: number, width: number, height: number, cloth: Tone, filling: string): string {
  const [left, top] = [x - width / 2, 236 - height];
  return (
    shape(
      `M${left} ${top + 14}Q${left} ${top} ${left + 14} ${top}H${x + width / 2 - 14}Q${x + width / 2} ${top} ${x + width / 2} ${top + 14}V228Q${x + width / 2} 236 ${x + width / 2 - 8} 236H${left + 8}Q${left} 236 ${left} 228Z`,
      { ...inks.petal, line: '#5B3320' },
      1.8,
    ) +
    filling +
    shape(
      `M${left + 4} ${top + 4}Q${left - 2} ${top - 16} ${left + 10} ${top - 22}Q${x} ${top - 34} ${x + width / 2 - 10} ${top - 22}Q${x + width / 2 + 2} ${top - 16} ${x + width / 2 - 4} ${top + 4}Q${x} ${top - 8} ${left + 4} ${top + 4}Z`,
      cloth,
      1.6,
    ) +
    line(`M${left + 6} ${top - 4}Q${x} ${top - 16} ${x + width / 2 - 6} ${top - 4}`, cloth.line, 2) +
    shape(
      `M${x - 20} 182H${x + 20}V210H${x - 20}Z`,
      { fill: '#FFFDF8', shade: '#FFFDF8', line: '#5B3320' },
      1,
    )
  );
}

const millet: Point[] = [166, 175, 184, 193, 202, 211, 220, 228].flatMap((y, row) =>
  [184, 194, 204, 214, 224, 234, 244].map((x): Point => [x + (row % 2 === 0 ? 0 : -4.5) + (row % 2), y]),
);

/** Jars on a shelf: the health food store. */
export function jars(): string {
  return scene(
    [
      '<circle cx="200" cy="150" r="144" fill="#F6E6E3"/>',
      jar(
        122,
        84,
        112,
        inks.maroon,
        fill('M84 160H160V234H84Z', '#DDA742') + line('M84 160q10 -6 19 0t19 0t19 0t19 0', '#74490A', 1.2),
      ),
      jar(214, 78, 146, inks.leaf, dots(millet, 4.2, '#A5505B')),
      jar(
        298,
        70,
        94,
        inks.turmeric,
        fill('M267 176H329V234H267Z', '#B5CBA3') + line('M267 176q8 -6 16 0t16 0t15 0t15 0', '#2C4E2D', 1.2),
      ),
      ...[122, 214, 298].map((x) =>
        leaf([x - 11, 201], -28, { length: 25, width: 11, tone: inks.leaf, ink: 1 }),
      ),
      ...[122, 214, 298].map((x) => line(`M${x - 20} 182H${x + 20}V210H${x - 20}Z`, '#5B3320', 1)),
      shape('M56 236H344V248H56Z', inks.bark, 1.8),
      line('M90 248v26M310 248v26', inks.bark.line, 4),
      blossom([66, 226], 13, inks.petal),
      berry([338, 228], 8, inks.maroon),
      dot([352, 230], 5, inks.maroon.fill),
    ].join(''),
  );
}
