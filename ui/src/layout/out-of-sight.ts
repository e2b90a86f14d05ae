/** Styles of text for screen readers only; sizes are strings, since `sx` reads the number 1 as 100 %. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
