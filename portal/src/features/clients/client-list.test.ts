import type { Client } from '@clinic/contract/people';
import { aClient } from '@clinic/ui/test/records.ts';
import { describe, expect, it } from 'vitest';
import { addressOf, choiceIn, chosenClients, programNames, type ListChoice } from './client-list.ts';

const client = (name: string, over: Partial<Client> = {}): Client => ({
  ...aClient({ id: name, name, email: `${name.toLowerCase()}@example.in`, status: 'new' }),
  ...over,
});
const program = (name: string) => ({ name, duration: 4, durationInDays: 28, startDate: '2026-01-05' });
const clients = [
  client('Meera', { program: program('Detox'), status: 'active', createdAt: '2026-03-01T00:00:00.000Z' }),
  client('asha', { phone: '9712300456' }),
  client('Zoya', { program: program('Thyroid'), status: 'rejoiner', createdAt: '2026-02-01T00:00:00.000Z' }),
];
const names = (choice: Partial<ListChoice>) =>
  chosenClients(clients, {
    search: '',
    status: '',
    program: '',
    sort: 'name',
    descending: false,
    ...choice,
  }).map(({ name }) => name);

describe("the doctor's list of clients", () => {
  it.each([
    ['a name in any case', { search: 'MEE' }, ['Meera']],
    ['an e-mail', { search: 'zoya@EXAMPLE' }, ['Zoya']],
    ['a part of a phone number, with spaces', { search: '12300 4' }, ['asha']],
    ['a status', { status: 'rejoiner' }, ['Zoya']],
    ['a program', { program: 'Detox' }, ['Meera']],
    ['nothing that matches', { search: 'nobody' }, []],
  ])('finds %s', (_, choice, expected) => {
    expect(names(choice)).toEqual(expected);
  });

  it.each([
    ['name', ['asha', 'Meera', 'Zoya']],
    ['date', ['asha', 'Zoya', 'Meera']],
    ['program', ['asha', 'Meera', 'Zoya']],
    ['status', ['Meera', 'asha', 'Zoya']],
  ] as const)('sorts by %s, and back', (sort, expected) => {
    expect(names({ sort })).toEqual(expected);
    expect(names({ sort, descending: true })).toEqual(expected.toReversed());
  });

  it('has only its changed choices in the address', () => {
    const untouched = choiceIn(new URLSearchParams());
    expect(addressOf(untouched)).toBe('');
    const choice: ListChoice = {
      search: 'mee & co',
      status: 'active',
      program: 'Detox',
      sort: 'date',
      descending: true,
      page: 3,
    };
    expect(choiceIn(new URLSearchParams(addressOf(choice)))).toEqual(choice);
  });

  it.each(['status=busy', 'sort=age', 'order=up', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
    'takes %s as nothing chosen',
    (address) => {
      expect(addressOf(choiceIn(new URLSearchParams(address)))).toBe('');
    },
  );

  it('offers the programs that clients follow', () => {
    expect(programNames(clients)).toEqual(['Detox', 'Thyroid']);
  });
});
