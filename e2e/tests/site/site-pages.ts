import { OFFERINGS } from '@clinic/contract/offerings';

/** Every page of the public site with its one heading. */
export const sitePages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'A diet plan that knows your kitchen'],
  ['/about-us', 'About Us'],
  ['/awards', 'Awards'],
  ['/plans', 'Plans'],
  ...OFFERINGS.map(({ id, name }) => [`/plans/${id}`, name] as const),
  ['/contact-us', 'Book Now'],
  ['/terms', 'Terms and privacy'],
];
