/** The clinic's logo, which the site serves at this address for all applications. */
export const LOGO = '/favicon.svg';
