import { colours, fontStacks, radius, shadows, sizes, spacingUnit, touchTarget } from './tokens.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = [
  ...Object.entries(colours).map(([name, value]) => `--${kebab(name)}: ${value};`),
  ...Object.entries(sizes).map(([name, rem]) => `--size-${name}: ${rem}rem;`),
  ...Object.entries(shadows).map(([name, value]) => `--shadow-${name}: ${value};`),
  `--serif: ${fontStacks.serif};`,
  `--sans: ${fontStacks.sans};`,
  `--radius: ${radius}px;`,
  `--space: ${spacingUnit}px;`,
  `--touch: ${touchTarget}px;`,
];

/** Every design token as a custom property: `--maroon`, `--size-title1`, `--shadow-raised`, `--serif`, `--space` … */
export const tokenCss = `:root {\n  ${declarations.join('\n  ')}\n}\n`;

/** Base styles of all applications. */
export const baseCss = `
*, *::before, *::after { box-sizing: border-box; }
/* The focused element stays clear of sticky bars, together with the error line below it. */
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-block:
    calc(var(--area-bar, 0px) + var(--client-bar, 0px) + 12px)
    calc(max(var(--bottom-bar, 0px), var(--save-bar, 0px)) + 64px);
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font-family: var(--sans);
  font-size: var(--size-base);
  line-height: 1.6;
}
/* A clinic's own logo may have any shape. */
img { object-fit: contain; }
h1, h2, h3, h4 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }
table, time, output { font-variant-numeric: tabular-nums lining-nums; }
:focus-visible { outline: 3px solid var(--maroon); outline-offset: 2px; }
@media print { .no-print { display: none !important; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
}
`;
