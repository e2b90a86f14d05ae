import { TAX_CLASS_PROPOSALS } from '@clinic/contract/billing/tax-class-proposals';
import type { TaxClass, TaxClassInput } from '@clinic/contract/billing/tax-classes';
import { makeTaxClass } from '../../operations/demo/factories.ts';
import { Migrations } from '../../platform/database/migrations.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { ClassesOfPapers } from './classes-of-papers.ts';
import { TOMORROW } from '../../../test/test-clock.ts';

describe('tax classes', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const admin = () => staffed.clinic.as(staffed.admin);
  const create = async (over: Partial<TaxClassInput> = {}): Promise<TaxClass> =>
    (await admin().post('/rest/taxClasses').send(makeTaxClass(over)).expect(200)).body;
  const update = (one: TaxClass, over: Partial<TaxClassInput>) =>
    admin()
      .put(`/rest/taxClasses/${one.id}`)
      .send({ ...one, ...over });
  const sign = ({ id, updatedAt }: TaxClass) =>
    admin().post(`/admin/business/sign/${id}`).send({ updatedAt });
  const signed = async (over: Partial<TaxClassInput> = {}): Promise<TaxClass> =>
    (await sign(await create(over)).expect(200)).body.taxClass;
  const take = (...ids: string[]) => staffed.clinic.get(ClassesOfPapers, { strict: false }).classesFor(ids);

  it('are proposed unsigned, once, however often the server starts', async () => {
    const migrations = staffed.clinic.get(Migrations, { strict: false });
    await migrations.run([]);
    await staffed.clinic.connection.collection<{ _id: string }>('migrations').deleteOne({
      _id: '026-tax-classes',
    });
    await migrations.run([]);
    const { body } = await admin().get('/rest/taxClasses').expect(200);
    const names = TAX_CLASS_PROPOSALS.map(({ name }) => name).toSorted();
    const proposed = (body as TaxClass[]).filter(({ name }) => names.includes(name));
    expect(proposed.map(({ name, signed: by }) => [name, by])).toEqual(names.map((name) => [name, null]));
  });

  it('are signed as they were read, and signed again after a change', async () => {
    const one = await create();
    const after = (await update(one, { code: '3003' }).expect(200)).body as TaxClass;
    const stale = await sign(one);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    const { taxClass } = (await sign(after).expect(200)).body;
    expect(taxClass.signed.by).toEqual({ id: staffed.admin.id, name: staffed.admin.name });
    const renamed = (await update(taxClass, { name: 'Medicaments' }).expect(200)).body as TaxClass;
    expect(renamed.signed).toBeNull();
  });

  it('keep their signature when they are retired', async () => {
    const one = await signed();
    const retired = (await update(one, { retired: true }).expect(200)).body as TaxClass;
    expect([retired.retired, retired.signed]).toEqual([true, one.signed]);
  });

  it('cannot be signed while code or rate is missing', async () => {
    const { status, body } = await sign(await create({ code: '', rates: [] }));
    expect([status, Object.keys(body.details)]).toEqual([400, ['code', 'rates']]);
  });

  it.each<[Partial<TaxClassInput>, string]>([
    [{ code: '30' }, 'code'],
    [{ supply: 'service', code: '999319' }, 'unit'],
    [{ unit: 'JAR' }, 'unit'],
    [{ kind: 'nil' }, 'rates'],
    [{ rates: [{ from: '2025-09-31', percent: 5 }] }, 'rates.0.from'],
    [{ rates: [{ from: '2025-09-22', percent: 101 }] }, 'rates.0.percent'],
  ])('with %j are refused', async (over, field) => {
    const { status, body } = await admin().post('/rest/taxClasses').send(makeTaxClass(over));
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });

  it('are taken by papers only when they are signed and not retired', async () => {
    const [fresh, good, old] = [await create(), await signed(), await signed()];
    await update(old, { retired: true }).expect(200);
    expect([...(await take(fresh.id, good.id, old.id)).keys()]).toEqual([good.id]);
  });

  it('are only retired, or get a later rate, once a paper has taken them', async () => {
    const one = await signed();
    await take(one.id);
    const used = (await admin().get(`/rest/taxClasses/${one.id}`).expect(200)).body as TaxClass;
    expect(used.used).toBe(true);
    for (const change of [
      { name: 'Other' },
      { code: '3003' },
      { rates: [{ from: '2025-09-22', percent: 12 }] },
      { rates: [] },
    ]) {
      const { status, body } = await update(used, change);
      expect([status, body.code]).toEqual([409, 'TAX_CLASS_IN_USE']);
    }
    const rates = [...used.rates, { from: TOMORROW, percent: 12 }];
    const later = (await update(used, { rates }).expect(200)).body as TaxClass;
    expect(later).toMatchObject({ rates, signed: null });
    expect((await update(later, { retired: true }).expect(200)).body.retired).toBe(true);
  });

  it('are as the paper saw them, when an admin changes one at the same moment', async () => {
    const one = await signed();
    const [taken, changed] = await Promise.all([take(one.id), update(one, { code: '3003' })]);
    const now = (await admin().get(`/rest/taxClasses/${one.id}`).expect(200)).body as TaxClass;
    const paper = taken.get(one.id);
    // Either the invoice has no class, or the admin could not change it.
    expect(paper ? [paper.code, changed.status] : ['3003', 200]).toEqual([now.code, changed.status]);
  });

  it('are read by the desk, and written by admins only', async () => {
    const desk = staffed.clinic.as(staffed.assistant);
    const { id } = await create();
    const answers = [
      await desk.get(`/rest/taxClasses/${id}`),
      await desk.post('/rest/taxClasses').send(makeTaxClass()),
      await desk.post(`/admin/business/sign/${id}`).send({}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
  });
});
