import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_BUSINESS, type GstRegistration, type SaveBusiness } from '@clinic/contract/billing/business';
import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { interrupted } from '../../../test/interrupted-work.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { until } from '../../../test/until.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import type { CreateInvoiceDto } from '../invoices/invoice.dto.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { Corrections } from './corrections.service.ts';
import { Issue } from './issue.service.ts';

const AT_ONCE = 50;
const ROUNDS = 4;
const GSTIN = REGISTERED.registration[0].gstin;
const YESTERDAY = addDays(TODAY, -1);

const { clinic, second, desk, close } = await openMoneyClinic();

describe('a change of the registration while invoices are made on two servers', () => {
  let taxClass: string;
  let client: string;
  let version: number;
  let numbers = 0;

  beforeAll(async () => {
    const admin = clinic.as(await clinic.addAdmin());
    taxClass = (await admin.post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
    client = (await clinic.addClient()).id;
  });
  afterAll(close);

  const settings = (server: TestApp) => server.get(BusinessSettings, { strict: false });
  const from = (day: string, kind: GstRegistration['kind']): GstRegistration => {
    return { from: day, kind, gstin: kind === 'none' ? '' : GSTIN };
  };
  const COMPOSITION = [from('2020-01-01', 'composition')];
  const REGULAR_TODAY = [...COMPOSITION, from(TODAY, 'regular')];
  const save = async (server: TestApp, registration: GstRegistration[], over: Partial<SaveBusiness> = {}) => {
    const wish = { ...DEFAULT_BUSINESS, ...REGISTERED, registration, version, ...over };
    ({ version } = await settings(server).save(job(desk), wish));
  };
  /** No papers, and both servers have just looked at the registration. */
  const begin = async (registration: GstRegistration[]) => {
    for (const server of [clinic, second]) await server.get(Effects, { strict: false }).settled();
    for (const name of ['invoices', 'creditNotes', 'settings'])
      await clinic.connection.collection(name).deleteMany({});
    version = 0;
    await save(clinic, registration);
    for (const server of [clinic, second]) {
      const isKnown = async () =>
        isDeepStrictEqual((await settings(server).current()).registration, registration);
      await until(async () => (await isKnown()) || undefined);
    }
  };
  const program = () => ({ name: 'Detox', weeks: 1, pricePerWeek: 105, taxClass });
  const issue = (server: TestApp, date: Day = TODAY) =>
    server.get(Issue, { strict: false }).issue(job(desk), {
      date,
      client,
      items: [],
      program: program(),
    });
  const simple = (server: TestApp) =>
    server.get(InvoicesService, { strict: false }).create(
      job(desk),
      makeInvoice(client, [], {
        invoiceNumber: `S-${(numbers += 1)}`,
        date: TODAY,
        selectedPlan: 'Detox',
        numberOfWeeks: 1,
        pricePerWeek: 100,
        tax_Percent: 5,
      }) as CreateInvoiceDto,
    );
  const correct = async (server: TestApp) => {
    const [paper] = await papers(YESTERDAY);
    return server.get(Corrections, { strict: false }).correct(job(desk), paper!._id.toHexString(), {
      updatedAt: paper!.updatedAt.toISOString(),
      reason: 'Mistyped',
      invoice: { date: TODAY, client, items: [], program: program(), payments: [] },
    });
  };
  const papers = (date: Day = TODAY) =>
    clinic.connection.collection<InvoiceRecord>('invoices').find({ date }).toArray();
  const registered = async () => (await settings(clinic).read()).business.registration;

  /** Papers of this day that say another registration than the clinic has. */
  const wrong = async () => {
    const title = (await registered()).length > 1 ? 'Tax Invoice' : 'Bill of Supply';
    return (await papers())
      .filter(({ gst }) => gst?.title !== title)
      .map(({ gst }) => gst?.title ?? 'simple');
  };

  it(`leaves no paper of another registration among ${AT_ONCE} that are issued at once`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await begin(COMPOSITION);
      const issues = Array.from({ length: AT_ONCE }, (_, place) => {
        const server = place % 2 ? second : clinic;
        return () => issue(server);
      });
      const calls = issues.toSpliced(round * 5, 0, () => save(clinic, REGULAR_TODAY) as Promise<never>);
      const outcomes = await Promise.allSettled(calls.map((call) => call()));
      expect({ round, wrong: await wrong() }).toEqual({ round, wrong: [] });
      const refused = outcomes.filter(({ status }) => status === 'rejected').length;
      expect((await registered()).length).toBe(refused === 0 ? 2 : 1);
    }
  });

  it(`leaves no taxed simple invoice among ${AT_ONCE} that are made at once, and that it did not ask about`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await begin([]);
      const calls = Array.from({ length: AT_ONCE }, (_, place) => () => simple(place % 2 ? second : clinic));
      const change = () =>
        save(clinic, [from(TODAY, 'regular')], { overSimple: { number: 0, sum: 0 } }) as Promise<never>;
      await Promise.allSettled(calls.toSpliced(round * 5, 0, change).map((call) => call()));
      const isChanged = (await registered()).length > 0;
      expect({ round, papers: isChanged ? await papers() : [] }).toEqual({ round, papers: [] });
    }
  });

  const change = (server: TestApp) => save(server, REGULAR_TODAY);
  it.each<[string, (server: TestApp) => Promise<unknown>, (server: TestApp) => Promise<unknown>]>([
    ['an invoice that is issued', issue, change],
    ['an invoice, issued while the change looks for papers', change, issue],
  ])('is made before or after the other, between any two writes: %s', async (_which, one, other) => {
    for (let after = 0; ; after += 1) {
      await begin(COMPOSITION);
      const { reached } = await interrupted(
        { collections: ['settings', 'invoices'], after, killed: false },
        () => one(clinic),
        () => other(second),
      );
      expect({ after, wrong: await wrong() }).toEqual({ after, wrong: [] });
      if (!reached) break;
    }
  });

  it('waits for the new invoice of a correction', async () => {
    const collections = ['settings', 'invoices', 'creditNotes'];
    for (let after = 0; ; after += 1) {
      await begin(COMPOSITION);
      // Only the new one is of the days that change.
      await issue(clinic, YESTERDAY);
      const { reached } = await interrupted(
        { collections, after, killed: false },
        () => correct(clinic),
        () => change(second),
      );
      expect({ after, wrong: await wrong() }).toEqual({ after, wrong: [] });
      if (!reached) break;
    }
  });

  it('waits for a killed server’s paper, a minute at most', async () => {
    await begin(COMPOSITION);
    const killed = { collections: ['settings', 'invoices'], after: 1, killed: true };
    await interrupted(
      killed,
      () => issue(clinic),
      () => Promise.resolve(),
    );
    await expect(change(second)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await clinic.connection
      .collection('settings')
      .updateOne({ underWay: { $ne: [] } }, { $set: { 'underWay.$[].until': new Date(0) } });
    await change(second);
    expect(await registered()).toHaveLength(2);
  });
});
