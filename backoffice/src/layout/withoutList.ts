/** Of an autocomplete whose search failed: no list, which would say that nothing was found and cover what is said. */
export const withoutList = {
  noOptionsText: '',
  slotProps: { popper: { sx: { display: 'none' } } },
} as const;
