/** One page of each kind on the public site, with its heading. */
export const sitePages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'A diet plan that knows your kitchen'],
  ['/about-us', 'About Us'],
  ['/awards', 'Awards'],
  ['/plans', 'Plans'],
  ['/plans/5-in-1-body-care', '5-in-1 Body Care'],
  ['/contact-us', 'Book Now'],
  ['/terms', 'Terms and privacy'],
  ['/privacy', 'How we use your data'],
];
