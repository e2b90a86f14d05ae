/** The five cells of a row and its total. */
export const CELL_COLUMNS = {
  xs: 'repeat(5, minmax(0, 1fr)) 3.25rem',
  md: 'repeat(5, minmax(0, 1fr)) 4.5rem',
};

/** A medicine beside its cells, on a wide screen. */
export const ROW_COLUMNS = 'minmax(0, 1fr) minmax(0, 28rem)';
