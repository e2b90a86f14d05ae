/** The recipient on a registered clinic's paper, as typed. */
export interface TypedPaper {
  name: string;
  gstin: string;
  address: string;
  state: string;
  /** Where goods are sent; empty: where they are handed over. */
  place: string;
  /** Id; empty: the one that the settings propose. */
  programClass: string;
}

export const emptyPaper: TypedPaper = {
  name: '',
  gstin: '',
  address: '',
  state: '',
  place: '',
  programClass: '',
};
