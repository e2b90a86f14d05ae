/** The admin's page of an invoice. */
export const invoicePath = (id: string): string => `/invoices/${id}/show`;
