/** Where the sheet itself, not the window, is as narrow as a roll of paper or a phone. */
export const NARROW_SHEET = '@container (max-width: 470px)';
/** Narrower than a page of A4. */
export const HALF_SHEET = '@container (max-width: 640px)';
