/**
 * Of an autocomplete whose search failed: no list, which would say that nothing was found and cover what is said; and
 * what was typed stays while the focus moves to Retry.
 */
export const noListAfterFailure = {
  noOptionsText: '',
  clearOnBlur: false,
  slotProps: { popper: { sx: { display: 'none' } } },
} as const;
