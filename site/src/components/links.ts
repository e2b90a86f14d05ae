export const navigation = [
  { href: '/about-us', text: 'About Us' },
  { href: '/awards', text: 'Awards' },
  { href: '/plans', text: 'Plans' },
  { href: '/contact-us', text: 'Contact' },
] as const;

/** The log-in for clients is linked on the front page, the one for staff on all others. */
export const loginHref = (path: string): string => (path === '/' ? '/client/login' : '/staff/login');

/** Marks the link of the page that is open, and of its parent as a section. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
