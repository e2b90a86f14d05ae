export const invoicePath = (id: string): string => `/invoices/${id}/show`;

/** Address of an invoice at the front desk. */
export const deskPath = (id: string): string => `/invoice/${id}`;
