import type { Invoice } from '@clinic/contract/billing/invoices';
import { knowClinic, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { MoneyChecks } from '../money-checks/money-checks.ts';

/** Within this time all servers agree, in milliseconds. */
const AGREED_MS = 30_000;
const PROGRAM = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 500 };

describe('papers that two servers make while the clinic is renamed', () => {
  let clinic: TestApp;
  let admin: Person;
  let client: Person;
  let servers: ServerProcess[];

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    client = await clinic.addClient();
    servers = await Promise.all([1, 2].map(() => startServerProcess(clinic.uri)));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    knowClinic(SHIPPED_CLINIC);
    await clinic.close();
  });

  const ask = async <Answer>(which: number, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${servers[which % 2]?.api}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };
  const sell = async (which: number) => {
    const wish = makeInvoice(client.id, [], PROGRAM);
    return (await ask<{ invoice: Invoice }>(which, 'POST', '/invoice/addInvoice', wish)).invoice;
  };
  const rename = async (place: number) => {
    const { clinic: facts, version } = await ask<ClinicAnswer>(0, 'GET', '/admin/clinic');
    const called = {
      name: `Clinic ${place}`,
      legalName: `Clinic ${place} LLP`,
      phones: [`022 400000${place}`],
    };
    await ask(0, 'PUT', '/admin/clinic', { ...facts, ...called, version });
  };
  const issuersOf = (invoices: readonly Invoice[]) =>
    invoices.map(({ issuer }) => `${issuer?.name}, ${issuer?.legalName}, ${issuer?.phones[0]}`);
  const stateOf = (place: number) => `Clinic ${place}, Clinic ${place} LLP, 022 400000${place}`;

  it('are each of one state, keep it, and are of the last state on both within thirty seconds', async () => {
    await rename(0);
    const made: Promise<Invoice>[] = [];
    for (let place = 1; place <= 5; place += 1) {
      for (let paper = 0; paper < 10; paper += 1) made.push(sell(paper));
      await rename(place);
    }
    const invoices = await Promise.all(made);
    const { name, legalName, phones } = SHIPPED_CLINIC;
    const states = [`${name}, ${legalName}, ${phones[0]}`, ...[0, 1, 2, 3, 4, 5].map(stateOf)];
    expect(issuersOf(invoices).filter((one) => !states.includes(one))).toEqual([]);
    await until(async () => {
      const [last] = issuersOf([await sell(1)]);
      return last === stateOf(5) ? true : undefined;
    }, AGREED_MS);
    expect(issuersOf([await sell(0)])).toEqual([stateOf(5)]);
    const { invoices: stored } = await ask<{ invoices: Invoice[] }>(1, 'GET', '/invoice/getAllInvoices');
    const byId = new Map(stored.map((one) => [one.id, one]));
    expect(invoices.map(({ id }) => byId.get(id)?.issuer)).toEqual(invoices.map(({ issuer }) => issuer));
    expect(await clinic.get(MoneyChecks, { strict: false }).find()).toEqual([]);
  });
});
