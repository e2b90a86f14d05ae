const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='none' stroke='%232B2118' stroke-width='2' d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")";

/** The arrow of a choice that opens the browser's own picker, in place of the browser's arrow. */
export const selectArrow = {
  appearance: 'none',
  paddingRight: '40px',
  textOverflow: 'ellipsis',
  background: `${ARROW} no-repeat right 12px center / 20px`,
} as const;
