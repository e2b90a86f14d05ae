/** For what screen readers say and others see from the context; pixels as texts, since `sx` takes 1 for 100 %. */
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
