import { describe, expect, it } from 'vitest';
import { offered, type Destination } from './destinations.ts';
import { destinationsOf } from './found-destinations.ts';

const paths = {
  client: ({ id }: { id: string }) => `/client/${id}`,
  invoice: (id: string) => `/invoice/${id}`,
};
const found = {
  clients: [{ id: '1', name: 'Asha Mehta', phone: '9825010203', email: 'asha@example.in' }],
  invoices: [{ id: '2', invoiceNumber: 'INV-2026-0001', client: 'Asha Mehta' }],
};
const screens: Destination[] = [
  { key: '/hours', label: 'Hours', group: 'Go to', to: '/hours', words: 'leave closed' },
  { key: '/invoice', label: 'New invoice', group: 'Go to', to: '/invoice' },
];
const recent: Destination[] = [
  { key: 'client:1', label: 'Asha Mehta', detail: '9825010203', group: 'Recently opened', to: '/client/1' },
];
const keys = (typed: string, over = {}) =>
  offered(typed, { recent: [], found: [], screens, ...over }).map(({ key }) => key);

describe('what the search offers', () => {
  it('leads to the page of a client and to an invoice', () => {
    expect(destinationsOf(found, paths)).toMatchObject([
      { key: 'client:1', label: 'Asha Mehta', detail: '9825010203 · asha@example.in', to: '/client/1' },
      { key: 'invoice:2', label: 'INV-2026-0001', detail: 'Asha Mehta', to: '/invoice/2' },
    ]);
  });

  it('leads to receipts, to the invoice that carries a payment, to credit notes and items', () => {
    const paid = {
      client: 'Asha Mehta',
      amount: 1500,
      day: '2026-01-05',
      mode: 'UPI',
      reference: '4312',
    } as const;
    const papers = {
      clients: [],
      invoices: [],
      payments: [
        { id: '3', number: 'RC/25-26/00012', invoice: null, ...paid },
        { id: '4', number: null, invoice: '2', ...paid },
      ],
      creditNotes: [
        { id: '5', number: 'CN/25-26/00001', client: 'Asha Mehta', amount: 90, day: '2026-01-06' },
      ],
      items: [{ id: '6', name: 'Brahmi Ghrita', category: 'Herb' as const }],
    };
    const all = {
      ...paths,
      payment: ({ id, invoice }: { id: string; invoice: string | null }) => `/paid/${invoice ?? id}`,
      creditNote: (id: string) => `/note/${id}`,
      item: (id: string) => `/item/${id}`,
    };
    expect(
      destinationsOf(papers, all).map(({ group, label, detail, to }) => [group, label, detail, to]),
    ).toEqual([
      ['Payments', 'RC/25-26/00012', 'Asha Mehta · ₹1,500.00 · UPI · 4312 · 05 Jan 2026', '/paid/3'],
      ['Payments', 'Payment of ₹1,500.00', 'Asha Mehta · UPI · 4312 · 05 Jan 2026', '/paid/2'],
      ['Credit notes', 'CN/25-26/00001', 'Asha Mehta · ₹90.00 · 06 Jan 2026', '/note/5'],
      ['Items', 'Brahmi Ghrita', 'Herb', '/item/6'],
    ]);
    expect(destinationsOf(papers, paths)).toEqual([]);
  });

  it('leaves invoices out for a person who opens none', () => {
    expect(destinationsOf(found, { client: paths.client })).toHaveLength(1);
  });

  it.each([
    ['', ['/hours', '/invoice']],
    ['HOU', ['/hours']],
    ['leave', ['/hours']],
    ['invoice new', ['/invoice']],
    ['invoice hours', []],
  ])('finds screens by any of their words: %j', (typed, expected) => {
    expect(keys(typed)).toEqual(expected);
  });

  it('has what was opened lately first, and nothing twice', () => {
    expect(keys('', { recent })).toEqual(['client:1', '/hours', '/invoice']);
    expect(keys('ash', { recent, found: destinationsOf(found, paths) })).toEqual(['client:1', 'invoice:2']);
    expect(keys('9825', { recent })).toEqual(['client:1']);
  });
});
