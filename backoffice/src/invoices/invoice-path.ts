export const invoicePath = (id: string): string => `/invoices/${id}/show`;
