/**
 * For an autocomplete with a failed search: no list, which would say "nothing found" and cover the error. The
 * typed text stays until Retry.
 */
export const withoutList = {
  noOptionsText: '',
  clearOnBlur: false,
  slotProps: { popper: { sx: { display: 'none' } } },
} as const;
