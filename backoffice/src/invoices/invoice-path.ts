export const invoicePath = (id: string): string => `/invoices/${id}/show`;

/** At the front desk. */
export const deskPath = (id: string): string => `/invoice/${id}`;
