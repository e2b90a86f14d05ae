import { archPath } from '../arch.ts';
import { compact } from '../compact.ts';
import { blossom } from '../flowers.ts';
import { frond, leaf, type FrondShape } from '../leaves.ts';
import { dot, fill, inks, line, placed, polar, shape, stem, type Point } from '../pen.ts';
import { lotusFlower } from '../plants/lotus.ts';
import { tulsiStem } from '../plants/tulsi.ts';

const land = [
  fill('M20 560C150 500 250 520 330 500S520 470 700 520V790H20Z', '#C9D8BA'),
  fill('M20 600C180 560 270 590 380 570S580 556 700 580V790H20Z', '#B5CBA3'),
  fill('M20 636C200 622 520 622 700 636V700H20Z', '#C5D6E3'),
  line('M20 636C200 622 520 622 700 636', '#234869', 1.2),
  line('M110 650h60M240 646h40M470 648h66M560 662h50M150 668h46', '#234869', 1),
  fill('M20 690C200 678 520 678 700 690V790H20Z', '#EFD9B4'),
  line('M20 690C200 678 520 678 700 690', '#74490A', 1.2),
].join('');

const sun = [196, 172, 148].map((radius, index) =>
  index === 2
    ? `<circle cx="360" cy="330" r="${radius}" fill="#F1CB80"/>`
    : `<circle cx="360" cy="330" r="${radius}" fill="none" stroke="#DDA742" stroke-width="1" stroke-dasharray="${index === 0 ? '2 9' : '1 6'}"/>`,
);

/** The stepped stone in which a household keeps its tulsi, with a lamp in its niche. */
function planter(): string {
  const stone = inks.stone;
  return [
    shape('M236 742H484V766H236Z', stone),
    shape('M256 718H464V742H256Z', stone),
    shape('M282 600H438V718H282Z', stone, 1.8),
    fill('M400 600H438V718H400Z', stone.shade),
    shape('M268 578H452L440 602H280Z', stone, 1.8),
    shape('M276 560H444V580H276Z', inks.clay, 1.8),
    line('M282 570H438', inks.clay.line, 1),
    shape(
      'M328 718V660C328 644 346 640 354 634Q358 630 360 624Q362 630 366 634C374 640 392 644 392 660V718Z',
      inks.maroon,
    ),
    shape('M342 700H378C376 712 368 715 360 715S344 712 342 700Z', inks.turmeric),
    shape(
      'M360 698C350 688 354 678 360 668C366 678 370 688 360 698Z',
      { ...inks.turmeric, fill: '#F6D98E' },
      1.2,
    ),
    ...[300, 420].map((x) => blossom([x, 660], 15, inks.rose, 8)),
    line('M290 612H430M290 706H318M402 706H430', stone.line, 1),
    line('M262 730h196M244 754h232', stone.line, 0.8),
  ].join('');
}

/** A rose-ringed parakeet that looks right. */
function parakeet(at: Point): string {
  const body = [
    leaf([-14, 26], 112, { length: 74, width: 15, belly: 0.3, tone: inks.deep }),
    shape('M-24 30C-34 4 -20 -30 4 -34C20 -36 28 -24 26 -12C24 14 4 38 -24 30Z', inks.leaf, 1.6),
    leaf([4, -8], 118, { length: 52, width: 26, belly: 0.35, tone: inks.deep, veins: 3 }),
    shape('M24 -24C34 -26 38 -18 32 -8C30 -12 26 -14 22 -14Z', inks.maroon, 1.3),
    line('M4 -12Q14 -4 25 -10', inks.maroon.fill, 3),
    dot([14, -23], 3.2, '#FFFDF8'),
    dot([14.6, -23], 1.8, inks.bark.line),
    line('M-8 32l2 8M0 30l2 8', inks.bark.line, 1.6),
  ].join('');
  return placed(at, 0, body);
}

const neem: FrondShape = {
  pairs: 6,
  leaflet: { length: 64, width: 22, belly: 0.38, bend: 15, teeth: 7, tone: inks.leaf },
  spread: 58,
  bare: 0.14,
  taper: 0.7,
};
const deepNeem: FrondShape = { ...neem, leaflet: { ...neem.leaflet, tone: inks.deep } };

function bough(): string {
  const wood = stem(
    [
      [-40, 172],
      [70, 162],
      [150, 136],
      [228, 148],
    ],
    inks.bark.line,
    6,
  );
  return [
    frond(wood.at(0.22).point, 96, 170, 26, deepNeem),
    frond(wood.at(0.56).point, 88, 150, 18, neem),
    frond(wood.at(0.97).point, 74, 122, -16, deepNeem),
    frond(wood.at(0.4).point, -58, 112, 12, neem),
    wood.markup,
    blossom(wood.at(0.7).point, 13, inks.petal),
    blossom(polar(wood.at(0.7).point, 60, 18), 11, inks.petal, 5, -60),
    parakeet([186, 96]),
  ].join('');
}

function bush(): string {
  const foot: Point = [360, 562];
  const stems: [middle: Point, tip: Point, size: number, deep: boolean, spike: number][] = [
    [[270, 500], [214, 440], 0.8, true, 50],
    [[450, 500], [506, 440], 0.8, true, 50],
    [[296, 440], [268, 352], 0.95, false, 62],
    [[424, 440], [452, 352], 0.95, false, 62],
    [[328, 410], [318, 300], 1.05, true, 74],
    [[392, 410], [404, 304], 1.05, true, 74],
    [[362, 400], [360, 262], 1.2, false, 92],
  ];
  return stems
    .map(([middle, tip, size, deep, spike]) =>
      tulsiStem([foot, middle, tip], size, deep ? inks.deep : inks.leaf, spike),
    )
    .join('');
}

function foreground(): string {
  const tall = { length: 210, width: 58, belly: 0.5, veins: 7 };
  const side = (x: number, way: 1 | -1): string =>
    [
      [-90 + way * 8, 1, inks.deep],
      [-90 + way * 40, 0.86, inks.leaf],
      [-90 - way * 26, 0.8, inks.leaf],
      [-90 + way * 68, 0.6, inks.young],
      [-90 - way * 54, 0.56, inks.young],
    ]
      .map(([degrees, size, tone]) =>
        leaf(
          [x, 786],
          degrees as number,
          { ...tall, tone: tone as typeof inks.leaf, bend: way * 18 },
          size as number,
        ),
      )
      .join('');
  return side(96, 1) + side(624, -1);
}

/** The front page's drawing, 770 × 800: a tulsi in its courtyard at sunrise. */
export function courtyard(): string {
  const window = `transform="translate(0 4) scale(1.8 1.655)"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 0 770 800" width="770" height="800" stroke-linecap="round" stroke-linejoin="round">',
    `<clipPath id="window"><path d="${archPath(0, 470)}" ${window}/></clipPath>`,
    '<g clip-path="url(#window)">',
    fill('M0 0H720V800H0Z', '#FBEED3'),
    ...sun,
    land,
    '</g>',
    `<g ${window}>${line(archPath(0, 470), '#6B1F2A', 1.4)}${line(archPath(8, 470), '#6B1F2A', 0.6)}${line(archPath(13, 470), '#6B1F2A', 0.4)}</g>`,
    compact(
      [
        leaf([560, 640], -116, { length: 40, width: 19, belly: 0.5, tone: inks.rose }),
        leaf([560, 640], -64, { length: 40, width: 19, belly: 0.5, tone: inks.rose }),
        leaf([560, 640], -90, { length: 46, width: 22, belly: 0.5, tone: inks.petal }),
        lotusFlower([166, 660], 56),
        bush(),
        planter(),
        foreground(),
        bough(),
      ].join(''),
    ),
    '</svg>',
  ].join('');
}
