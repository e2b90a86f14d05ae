import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { expect, test } from 'vitest';
import { answerApi, OFFLINE, on, Refused, requestsOf, type Sent } from '../../test/api.ts';
import { apiOf } from './http.ts';

const answers = (...outcomes: unknown[]) => {
  const left = [...outcomes];
  return () => left.shift() as never;
};
const item = { item: { id: 'i1' } };
const taking = (...outcomes: unknown[]) =>
  answerApi([on(inventoryCalls.takeStock, answers(...outcomes), { id: 'i1' })]);
const take = async (api = apiOf({}), quantity = 1) => {
  await api.call(inventoryCalls.takeStock, { id: 'i1', body: { quantity } }).catch(() => undefined);
  return api;
};
const keysOf = (sent: Sent[]) =>
  requestsOf(sent, inventoryCalls.takeStock).map(({ headers }) => headers.get('Idempotency-Key'));

test.each([
  ['no answer', OFFLINE],
  ['503', new Refused('SERVICE_UNAVAILABLE')],
  ['an answer with an unknown outcome', new Refused('OUTCOME_UNKNOWN')],
])(
  'after %s the same is sent again under its key, and a new one once it was answered',
  async (_, failure) => {
    const sent = taking(failure, failure, item, item);
    const api = await take();
    await take(api);
    await take(api);
    await take(api);
    const [first, second, third, next] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  },
);

test('after a refusal the same is a request of its own', async () => {
  const sent = taking(new Refused('INSUFFICIENT_STOCK'), item);
  await take(await take());
  const [first, second] = keysOf(sent);
  expect(second).not.toBe(first);
});

test('other contents have another key', async () => {
  const sent = taking(OFFLINE, item);
  await take(await take(), 2);
  const [first, second] = keysOf(sent);
  expect(second).not.toBe(first);
});

test('a form with the same file has the same key, with another one another', async () => {
  const sent = answerApi([on(intakeFormCalls.submit, OFFLINE)]);
  const api = apiOf({});
  const submit = (name: string) =>
    api
      .call(intakeFormCalls.submit, {
        body: { client: 'c1', formType: 'PersonalDetails', fields: {} },
        files: { bloodReport: new File(['x'], name, { lastModified: 1 }) },
      })
      .catch(() => undefined);
  await submit('a.pdf');
  await submit('a.pdf');
  await submit('b.pdf');
  const [first, same, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test('what is only read has none', async () => {
  const sent = answerApi([on(appointmentCalls.all, { appointments: [] })]);
  await apiOf({}).call(appointmentCalls.all, {});
  expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test('a save with an unknown outcome says that it can be sent again', async () => {
  taking(new Refused('OUTCOME_UNKNOWN'));
  const failure = apiOf({}).call(inventoryCalls.takeStock, { id: 'i1', body: { quantity: 1 } });
  await expect(failure).rejects.toThrow(
    'We do not know whether this was saved. You can send it again: it will be saved only once.',
  );
});
