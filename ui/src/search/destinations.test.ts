import { describe, expect, it } from 'vitest';
import { destinationsOf, offered, type Destination } from './destinations.ts';

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
