import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Client } from '@clinic/contract/people';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import { aClient } from '@clinic/ui/test/records.ts';
import { renderAt } from './render.tsx';

const client = (place: number, over: Partial<Client> = {}) =>
  aClient({
    id: String(place).padStart(24, '0'),
    name: `Client ${String(place).padStart(2, '0')}`,
    email: `c${place}@example.in`,
    ...over,
  });
const clients = [...Array.from({ length: 60 }, (_, place) => client(place)), client(60, { status: 'new' })];
export function open(address: string) {
  answerApi([on(clientCalls.all, { clients, message: '' })]);
  return renderAt(address, { as: { area: 'doctor' } });
}
