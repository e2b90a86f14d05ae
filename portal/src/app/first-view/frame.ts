import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import { isDemo } from '@clinic/ui/clinic-page';
import type { Session } from '@clinic/ui/session/session.ts';
import { element, icon } from './elements.ts';

const MENU = 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z';

/** The items of ClientBottomBar.tsx, with their icons' paths. */
const EVERYDAY = [
  ['Home', '/client/dashboard', 'm12 5.69 5 4.5V18h-2v-6H9v6H7v-7.81zM12 3 2 12h3v8h6v-6h2v6h6v-8h3z'],
  [
    'Diet Plan',
    '/client/diet-plan',
    'm8.1 13.34 2.83-2.83L3.91 3.5c-1.56 1.56-1.56 4.09 0 5.66zm6.78-1.81c1.53.71 3.68.21 5.27-1.38 1.91-1.91 2.28-4.65.81-6.12-1.46-1.46-4.2-1.1-6.12.81-1.59 1.59-2.09 3.74-1.38 5.27L3.7 19.87l1.41 1.41L12 14.41l6.88 6.88 1.41-1.41L13.41 13z',
  ],
  [
    'Vitamins',
    '/client/vitamins',
    'M10.5 15H8v-3h2.5V9.5h3V12H16v3h-2.5v2.5h-3zM19 8v11c0 1.1-.9 2-2 2H7c-1.1 0-2-.9-2-2V8c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2m-2 0H7v11h10zm1-5H6v2h12z',
  ],
  [
    'Appointments',
    '/client/appointments',
    'M19 4h-1V2h-2v2H8V2H6v2H5c-1.11 0-1.99.9-1.99 2L3 20c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 16H5V10h14zm0-12H5V6h14zm-7 5h5v5h-5z',
  ],
] as const;

/** Disabled until React is there. */
const menuButton = (label: string, ...written: string[]) =>
  element('button', { type: 'button', disabled: '', 'aria-label': label }, icon(MENU), ...written);

const bottomBar = () =>
  element(
    'nav',
    { class: 'fv-bar', 'aria-label': 'Everyday pages' },
    element(
      'div',
      {},
      ...EVERYDAY.map(([label, to, path]) =>
        element(
          'a',
          { href: to, ...(to === location.pathname && { 'aria-current': 'page' }) },
          icon(path),
          label,
        ),
      ),
      menuButton('Menu', 'Menu'),
    ),
  );

export const demoBanner = (): HTMLElement[] =>
  isDemo()
    ? [
        element(
          'aside',
          { class: 'fv-demo', 'aria-label': 'Demo clinic' },
          element('strong', {}, 'Demo clinic'),
          ': every person and record here is made up.',
        ),
      ]
    : [];

/** The client's area around a page: header, sidebar's place, a phone's bottom bar. */
export function frame(session: Session, title: string, content: readonly HTMLElement[]): HTMLElement[] {
  const header = element(
    'header',
    { class: 'fv-header' },
    menuButton('Open menu'),
    element('img', { src: clinicLogo(), alt: '', width: '32', height: '32' }),
    element('span', { class: 'fv-clinic' }, clinicFacts().name),
    element('a', { class: 'fv-name', href: '/client/account' }, session.name),
  );
  const main = element('main', {}, element('div', {}, element('h1', {}, title), ...content));
  const area = element('div', { class: 'fv-area' }, element('div', { class: 'fv-sidebar' }), main);
  return [...demoBanner(), header, area, bottomBar()];
}

/** Skeleton bars. */
export const waiting = (heights: readonly number[]): HTMLElement =>
  element(
    'output',
    { 'aria-label': 'Loading...' },
    ...heights.map((height) => element('span', { class: 'fv-waiting', style: `height: ${height}px` })),
  );
