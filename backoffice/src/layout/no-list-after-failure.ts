/**
 * Options of an autocomplete whose search failed. An empty list would claim that nothing was found and cover the error;
 * the typed text stays while the focus moves to Retry.
 */
export const noListAfterFailure = {
  noOptionsText: '',
  clearOnBlur: false,
  slotProps: { popper: { sx: { display: 'none' } } },
} as const;
