/** Address of the page on which clients find their invoices. */
export const portalInvoices = (): string => `${window.location.origin}/client/invoices`;
