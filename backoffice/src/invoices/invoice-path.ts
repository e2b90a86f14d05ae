/** Where an admin reads an invoice. */
export const invoicePath = (id: string): string => `/invoices/${id}/show`;
