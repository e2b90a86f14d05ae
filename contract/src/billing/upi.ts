/** The clinic's address for UPI payments. */
export interface UpiAddress {
  /** Such as tarang@okbank. */
  upiId: string;
  /** Name that the payer sees. */
  payee: string;
}

interface UpiPayment extends UpiAddress {
  /** Rupees, above 0. */
  amount: number;
  /** Id of the paid record, from which the reference is made. */
  id: string;
  /** Text for the payer; empty: none. */
  note: string;
}

const MAX_REFERENCE = 35;

const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

/** A link that opens a UPI app. Opening or scanning it proves no payment. */
export function upiLink({ upiId, payee, amount, id, note }: UpiPayment): string {
  const fields: [name: string, value: string][] = [
    ['pa', upiId],
    ['pn', payee],
    ['am', amount.toFixed(2)],
    ['cu', 'INR'],
    ['tr', id.replaceAll(/[^a-z\d]/gi, '').slice(0, MAX_REFERENCE)],
  ];
  if (note) fields.push(['tn', note]);
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}
