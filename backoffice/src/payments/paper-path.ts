/** Addresses of papers below the path of an area's invoices. */
export const creditNotePath = (base: string, id: string): string => `${base}/credit-notes/${id}`;
export const receiptPath = (base: string, id: string): string => `${base}/payments/${id}`;
