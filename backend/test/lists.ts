const ID = '0123456789abcdef01234567';
/** Every sort and filter of each resource, with a value. */
export const LISTS: Record<
  string,
  { by: 'admin' | 'desk'; sort: string[]; filter: Record<string, unknown> }
> = {
  doctors: { by: 'admin', sort: ['name', 'email', 'createdAt', 'id'], filter: { id: [ID], q: 'asha' } },
  assistants: {
    by: 'admin',
    sort: ['name', 'email', 'createdAt', 'id'],
    filter: { id: [ID], q: 'asha', doctor: ID },
  },
  clients: {
    by: 'desk',
    sort: ['name', 'email', 'createdAt', 'id'],
    filter: { id: [ID], q: 'asha', doctor: ID, unassigned: true },
  },
  appointments: {
    by: 'desk',
    sort: ['start', 'createdAt', 'id'],
    filter: {
      id: [ID],
      q: 'asha',
      status: 'requested',
      doctor: ID,
      client: ID,
      from: '2026-01-01',
      to: '2026-02-01',
    },
  },
  inventory: {
    by: 'desk',
    sort: ['name', 'category', 'price', 'countInStock', 'updatedAt', 'id'],
    filter: { id: [ID], q: 'tri', category: 'Herb', low: true },
  },
  taxClasses: {
    by: 'desk',
    sort: ['name', 'updatedAt', 'id'],
    filter: { id: [ID], q: 'ayur', supply: 'goods', usable: true },
  },
  invoices: {
    by: 'desk',
    sort: ['date', 'invoiceNumber', 'clientName', 'total', 'state', 'createdAt', 'id'],
    filter: {
      id: [ID],
      q: '-2026-0',
      client: ID,
      paymentMode: 'Cash',
      state: 'partPaid',
      from: '2026-01-01',
      to: '2026-02-01',
    },
  },
  creditNotes: {
    by: 'desk',
    sort: ['day', 'number', 'id'],
    filter: { id: [ID], q: 'cn/26-27', client: ID, invoice: ID, from: '2026-01-01', to: '2026-02-01' },
  },
  payments: {
    by: 'desk',
    sort: ['day', 'amount', 'id'],
    filter: {
      id: [ID],
      q: 'rc/26-27',
      client: ID,
      mode: 'Cash',
      from: '2026-01-01',
      to: '2026-02-01',
    },
  },
  enquiries: {
    by: 'desk',
    sort: ['createdAt', 'name', 'id'],
    filter: { id: [ID], q: 'asha', state: 'new', client: ID },
  },
  newsletter: {
    by: 'desk',
    sort: ['createdAt', 'email', 'id'],
    filter: { id: [ID], q: 'asha', state: 'subscribed' },
  },
  letters: { by: 'admin', sort: ['createdAt', 'id'], filter: { state: 'failed', client: ID } },
  audit: {
    by: 'admin',
    sort: ['at', 'id'],
    filter: {
      id: [ID],
      q: 'asha',
      account: ID,
      by: ID,
      record: ID,
      kind: 'client',
      action: 'create',
      from: '2026-01-01',
      to: '2026-02-01',
    },
  },
};
