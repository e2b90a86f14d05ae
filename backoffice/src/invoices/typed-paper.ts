/** The recipient on a registered clinic's paper, as typed. */
export interface TypedPaper {
  name: string;
  gstin: string;
  address: string;
  state: string;
  /** Code of the State to which goods are sent; empty: they are handed over. */
  place: string;
  /** Id of the program's tax class; empty: the one in the settings. */
  programClass: string;
}

const FIELDS_OF_FORM: Readonly<Record<string, string>> = {
  'recipient.name': 'paper.name',
  'recipient.gstin': 'paper.gstin',
  'recipient.address': 'paper.address',
  'recipient.state': 'paper.state',
  place: 'paper.place',
  'program.taxClass': 'paper.programClass',
  discount: 'discountAmount',
  'discount.amount': 'discountAmount',
  'discount.percent': 'discount_Percent',
};

/** Moves the server's refusals to the form's own fields, whose names differ. */
export const fieldsOfForm = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [FIELDS_OF_FORM[field] ?? field, sentence]),
  );

export const emptyPaper: TypedPaper = {
  name: '',
  gstin: '',
  address: '',
  state: '',
  place: '',
  programClass: '',
};
