/** The clinic's mark, drawn by the site and served at its address for every part of the product. */
export const LOGO = '/favicon.svg';
