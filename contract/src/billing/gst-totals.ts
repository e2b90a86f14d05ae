/** How one line is taxed. Amounts in rupees on the wire, in paise where a function says so. */
export interface LineTax {
  /** HSN or SAC. */
  code: string;
  unit: string;
  kind: 'taxable' | 'nil' | 'exempt' | 'nonGst';
  /** Per cent, whole rate. */
  rate: number;
  /** Price × quantity. */
  gross: number;
  /** Gross without the line's share of the discount. */
  net: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}
