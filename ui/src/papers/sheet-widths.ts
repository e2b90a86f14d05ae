/** Container query for a sheet as narrow as a paper roll or a phone. */
export const NARROW_SHEET = '@container (max-width: 470px)';
/** Container query for a sheet narrower than A4. */
export const HALF_SHEET = '@container (max-width: 640px)';
