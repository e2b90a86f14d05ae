import type { ThemeOptions } from '@mui/material/styles';
import { componentDefaults } from './mui-components.ts';
import { denseComponents } from './mui-dense.ts';
import { colours, fontStacks, radius, sizes, sidebarBreakpoint, spacingUnit } from './tokens.ts';

const rem = (size: number): string => `${size}rem`;

const heading = (size: number, lineHeight = 1.2) => ({
  fontFamily: fontStacks.serif,
  fontWeight: 600,
  // The longest word of a heading fits on a phone, also where all text has twice its size.
  fontSize: `min(${rem(size)}, 10vw)`,
  lineHeight,
});

/** Media query for pages with room for a larger heading. */
const onTablets = '@media (min-width: 768px)';

/** The portal's theme: `createTheme(clinicTheme)`. */
export const clinicTheme: ThemeOptions = {
  palette: {
    mode: 'light',
    primary: {
      main: colours.maroon,
      dark: colours.maroonDark,
      light: '#8E4450',
      contrastText: colours.paper,
    },
    secondary: { main: colours.leaf, dark: colours.leafDark, light: '#5F8A5F', contrastText: colours.paper },
    success: { main: colours.leaf, dark: colours.leafDark, contrastText: colours.paper },
    warning: { main: colours.turmeric, dark: colours.turmericDark, contrastText: colours.ink },
    error: { main: colours.brick, dark: colours.brickDark, contrastText: colours.paper },
    info: { main: colours.river, dark: colours.riverDark, contrastText: colours.paper },
    background: { default: colours.paper, paper: colours.white },
    text: { primary: colours.ink, secondary: colours.inkSoft, disabled: '#7A6E62' },
    divider: colours.line,
    action: { hover: 'rgb(107 31 42 / 6%)', selected: 'rgb(107 31 42 / 10%)', focus: 'rgb(47 93 138 / 16%)' },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: sidebarBreakpoint, xl: 1440 } },
  shape: { borderRadius: radius },
  spacing: spacingUnit,
  typography: {
    fontFamily: fontStacks.sans,
    h1: { ...heading(sizes.title3), [onTablets]: { fontSize: rem(sizes.title2) } },
    h2: heading(sizes.title3),
    h3: heading(sizes.title4, 1.3),
    h4: heading(sizes.large, 1.35),
    h5: heading(sizes.base, 1.4),
    h6: heading(sizes.base, 1.4),
    body1: { fontSize: rem(sizes.base), lineHeight: 1.6 },
    body2: { fontSize: rem(0.9375), lineHeight: 1.55 },
    caption: { fontSize: rem(sizes.small), lineHeight: 1.5 },
    overline: { fontSize: rem(sizes.small), letterSpacing: '0.06em', lineHeight: 1.5 },
    button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: componentDefaults,
};

/** The back office's theme: the portal's with 36 px rows and small controls. */
export const backOfficeTheme: ThemeOptions = {
  ...clinicTheme,
  typography: {
    ...(clinicTheme.typography as object),
    h1: { ...heading(sizes.title3), color: colours.maroonDark },
    h2: heading(sizes.title4),
    h3: heading(sizes.large),
    body1: { fontSize: rem(0.9375), lineHeight: 1.5 },
    body2: { fontSize: rem(0.875), lineHeight: 1.5 },
  },
  components: { ...componentDefaults, ...denseComponents },
};
