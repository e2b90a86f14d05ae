/** The clinic's colours as CSS hex values. `textPairs` lists which text colour may stand on which background. */
export const colours = {
  maroon: '#6B1F2A',
  maroonDark: '#4A141C',
  maroonSoft: '#F6E6E3',
  leaf: '#3F6B3F',
  leafDark: '#2C4E2D',
  leafSoft: '#E7EFE0',
  turmeric: '#C98A1B',
  turmericDark: '#74490A',
  turmericSoft: '#FBEED3',
  brick: '#B3261E',
  brickDark: '#8C1D17',
  brickSoft: '#FBE7E3',
  river: '#2F5D8A',
  riverDark: '#234869',
  riverSoft: '#E3EDF5',
  paper: '#FFFDF8',
  cream: '#F7F1E6',
  sand: '#EADFCC',
  white: '#FFFFFF',
  ink: '#2B2118',
  inkSoft: '#5E5248',
  /** Decorative lines, which carry no meaning. */
  line: '#DFD3BF',
  /** Borders of controls, which must be visible: at least 3:1 on paper, cream and white. */
  edge: '#8B7A66',
  /** Appointments on the assistant's calendar that are neither requested nor cancelled. */
  bark: '#4B3526',
  barkSoft: '#EDE5DC',
  /** Yellow enough to differ from other appointments. */
  turmericTint: '#FAE3B4',
} as const;

export type Colour = keyof typeof colours;

/** Every pair of text and background colours in use; a test holds each to 4.5:1. */
export const textPairs: readonly (readonly [text: Colour, ground: Colour])[] = [
  ...(['paper', 'cream', 'white', 'sand'] as const).flatMap((ground) =>
    (
      ['ink', 'inkSoft', 'maroon', 'maroonDark', 'leafDark', 'turmericDark', 'brickDark', 'river'] as const
    ).map((text) => [text, ground] as const),
  ),
  ...(['paper', 'cream', 'white'] as const).flatMap((ground) =>
    (['leaf', 'brick'] as const).map((text) => [text, ground] as const),
  ),
  ...(
    ['maroon', 'maroonDark', 'leaf', 'leafDark', 'brick', 'brickDark', 'river', 'riverDark', 'bark'] as const
  ).map((ground) => ['paper', ground] as const),
  ['ink', 'turmeric'],
  ['cream', 'maroonDark'],
  ['sand', 'maroonDark'],
  ['turmericSoft', 'maroonDark'],
  ['maroonDark', 'maroonSoft'],
  ['ink', 'maroonSoft'],
  ['leafDark', 'leafSoft'],
  ['ink', 'leafSoft'],
  ['inkSoft', 'leafSoft'],
  ['turmericDark', 'turmericSoft'],
  ['ink', 'turmericSoft'],
  ['brickDark', 'brickSoft'],
  ['ink', 'brickSoft'],
  ['riverDark', 'riverSoft'],
  ['ink', 'riverSoft'],
  ['ink', 'turmericTint'],
  ['ink', 'barkSoft'],
];

/** The look of a status badge: text, background and border. A status always has a word too. */
export interface Tone {
  readonly text: Colour;
  readonly ground: Colour;
  readonly border: Colour;
}

export const tones = {
  good: { text: 'leafDark', ground: 'leafSoft', border: 'leaf' },
  waiting: { text: 'turmericDark', ground: 'turmericSoft', border: 'turmeric' },
  stopped: { text: 'brickDark', ground: 'brickSoft', border: 'brick' },
  note: { text: 'riverDark', ground: 'riverSoft', border: 'river' },
  quiet: { text: 'inkSoft', ground: 'cream', border: 'edge' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

export const appointmentTones = {
  requested: 'waiting',
  confirmed: 'good',
  cancelled: 'stopped',
} as const satisfies Record<string, ToneName>;

export const clientTones = {
  active: 'good',
  rejoiner: 'note',
  new: 'waiting',
  ended: 'quiet',
} as const satisfies Record<string, ToneName>;

/** Calendar events by area: the prescribed colour is their edge, a tint of it their background. */
export const calendarFills = {
  assistant: {
    requested: { edge: 'turmeric', ground: 'turmericTint', text: 'ink' },
    cancelled: { edge: 'brick', ground: 'brickSoft', text: 'brickDark' },
    other: { edge: 'bark', ground: 'barkSoft', text: 'ink' },
  },
  doctor: { edge: 'maroonDark', ground: 'maroonSoft', text: 'maroonDark' },
} as const;

/**
 * Edges that tell the doctors' events apart, besides the name; each is visible on every background of the desk's
 * calendar.
 */
export const doctorEdges = [
  '#2E7D4F',
  '#2B6CB0',
  '#7B3FA0',
  '#B83280',
  '#0E7C86',
  '#B4531C',
  '#66740F',
  '#4A5568',
] as const;

export const fontStacks = {
  serif:
    "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Noto Sans Devanagari Variable', 'Noto Sans Gujarati Variable', serif",
  sans: "'Noto Sans Variable', 'Noto Sans Fallback', 'Noto Sans Devanagari Variable', 'Noto Sans Gujarati Variable', system-ui, sans-serif",
} as const;

/** Font sizes in rem: a scale of 1.2 on 16 px. `micro` is for print footers only. */
export const sizes = {
  micro: 0.694,
  small: 0.833,
  base: 1,
  large: 1.2,
  title4: 1.44,
  title3: 1.728,
  title2: 2.074,
  title1: 2.488,
  display: 2.986,
  hero: 3.583,
} as const;

/** Corner radius in pixels. */
export const radius = 10;
/** Unit of spacing in pixels; every distance is a multiple. */
export const spacingUnit = 4;
/** Smallest size of a touch target in pixels. */
export const touchTarget = 44;
/** Width in pixels from which sidebars stay open. */
export const sidebarBreakpoint = 1024;

export const shadows = {
  raised: '0 1px 2px rgb(43 33 24 / 6%), 0 4px 12px rgb(43 33 24 / 6%)',
  floating: '0 2px 6px rgb(43 33 24 / 8%), 0 16px 40px rgb(43 33 24 / 14%)',
} as const;
