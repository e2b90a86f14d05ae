import type { Person, TestApp } from '../../../test/test-app.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { makeItem } from '../../operations/demo/factories.ts';

describe('the calls about the inventory', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    [admin, doctor] = await Promise.all([clinic.addAdmin(), clinic.addDoctor()]);
    [assistant, client] = await Promise.all([clinic.addAssistant(doctor), clinic.addClient(doctor)]);
  });
  afterAll(() => clinic.close());

  const add = async (over: Parameters<typeof makeItem>[0] = {}) => {
    const { body } = await clinic.as(assistant).post('/inventory/addItem').send(makeItem(over)).expect(200);
    return body.item as { _id: string; id: string; name: string; updatedAt: string; countInStock: number };
  };

  it('add, change, count down, list and remove an item', async () => {
    const desk = clinic.as(assistant);
    const input = makeItem({ price: 1880.26, countInStock: 12 });
    const added = await desk.post('/inventory/addItem').send(input).expect(200);
    expect(added.body).toEqual({
      message: expect.any(String) as string,
      item: expect.objectContaining({ ...input, id: added.body.item._id }) as object,
    });
    const { _id } = added.body.item as { _id: string };
    const changed = { ...input, price: 0.01 };
    expect(
      (await desk.put(`/inventory/updateItem/${_id}`).send(changed).expect(200)).body.item,
    ).toMatchObject(changed);
    const fewer = await desk.put(`/inventory/updateCount/${_id}`).send({ quantity: 5 }).expect(200);
    expect(fewer.body.item.countInStock).toBe(7);
    const none = await desk.put(`/inventory/updateCount/${_id}`).send({ quantity: 8 }).expect(409);
    expect(none.body).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    const { body } = await clinic.as(doctor).get('/inventory/getAllItems').expect(200);
    expect(body.items).toContainEqual(fewer.body.item);
    await desk.delete(`/inventory/removeItem/${_id}`).expect(200);
    await desk.delete(`/inventory/removeItem/${_id}`).expect(404);
  });

  it('refuse an item of the same name and category, naming the field', async () => {
    const { name } = await add();
    const { body } = await clinic
      .as(assistant)
      .post('/inventory/addItem')
      .send(makeItem({ name: ` ${name.toLowerCase()} ` }))
      .expect(409);
    expect(body).toMatchObject({ code: 'ITEM_EXISTS', details: { name: [body.message] } });
  });

  it('refuse to save an old copy', async () => {
    const { _id, updatedAt } = await add();
    const save = () => clinic.as(assistant).put(`/inventory/updateItem/${_id}`).send(makeItem({ updatedAt }));
    await save().expect(200);
    expect((await save().expect(409)).body.code).toBe('STALE_RECORD');
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'two\nlines' }],
    ['price', { price: '5' }],
    ['price', { price: -1 }],
    ['price', { price: 1e-7 }],
    ['price', { price: 10_000_000 }],
    ['countInStock', { countInStock: 1.5 }],
    ['countInStock', { countInStock: 1_000_000 }],
    ['category', { category: 'herb' }],
    ['description', { description: ['x'] }],
  ])('refuse a wrong %s: %j', async (field, over) => {
    const { body } = await clinic
      .as(assistant)
      .post('/inventory/addItem')
      .send({ ...makeItem(), ...over })
      .expect(400);
    expect(Object.keys(body.details as object)).toEqual([field]);
  });

  it('are for the front desk; doctors and admins read', async () => {
    const { _id } = await add();
    const statuses = async (person: Person) => {
      const caller = clinic.as(person);
      const answers = await Promise.all([
        caller.post('/inventory/addItem').send(makeItem()),
        caller.put(`/inventory/updateItem/${_id}`).send(makeItem()),
        caller.put(`/inventory/updateCount/${_id}`).send({ quantity: 1 }),
        caller.delete(`/inventory/removeItem/${_id}`),
        caller.post('/inventory/upload'),
        caller.post('/rest/inventory').send(makeItem()),
        caller.get('/inventory/getAllItems'),
        caller.get('/inventory/download'),
        caller.get('/rest/inventory'),
      ]);
      return answers.map(({ status }) => status);
    };
    const noWrites = [403, 403, 403, 403, 403, 403];
    expect(await statuses(doctor)).toEqual([...noWrites, 200, 403, 403]);
    expect(await statuses(admin)).toEqual([...noWrites, 200, 200, 200]);
    expect(await statuses(client)).toEqual([...noWrites, 403, 403, 403]);
  });

  describe('as a file', () => {
    const upload = (text: string | Buffer, query = '') =>
      clinic
        .as(assistant)
        .post(`/inventory/upload${query}`)
        .attach('file', Buffer.from(text), { filename: 'inventory.csv', contentType: 'text/csv' });
    const download = async () => {
      const answer = await clinic.as(assistant).get('/inventory/download').expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="inventory.csv"',
      });
      return answer.text;
    };

    it('that was downloaded uploads again without change', async () => {
      const { _id, ...item } = await add({ name: '=cmd', description: 'one\n"two", three' });
      const file = await download();
      expect(file).toContain("'=cmd");
      const preview = await upload(file, '?preview=true').expect(200);
      expect(preview.body).toMatchObject({ added: [], updated: [] });
      expect(preview.body.unchanged).toBeGreaterThan(0);
      const { body } = await upload(file).expect(200);
      expect(body.items).toContainEqual({ _id, ...item });
      expect(await download()).toBe(file);
    });

    it('with bad lines is refused with each of them, and nothing is written', async () => {
      const before = await download();
      const { body } = await upload(
        'name,description,price,countInStock,category\nNew,,1,1,Herb\nA,,x,1,Herb\nB,,1,1,Food',
      ).expect(400);
      expect(body).toMatchObject({
        code: 'CSV_INVALID',
        problems: [{ line: 3 }, { line: 4 }],
        details: {
          file: [/^Line 3: price/, /^Line 4: category/].map((text) => expect.stringMatching(text) as string),
        },
      });
      expect(await download()).toBe(before);
    });

    it('as a spreadsheet saves it is understood, and only the import itself is audited', async () => {
      const imports = async () => {
        const filter = JSON.stringify({ action: 'import' });
        const { body } = await clinic.as(admin).get('/rest/audit').query({ filter }).expect(200);
        return (body as unknown[]).length;
      };
      const before = await imports();
      const name = 'Of a sheet';
      const sheet = `Name;Description;Price;CountInStock;Category\r\n${name};;12,50;3;Herb\r\n`;
      const file = Buffer.from(`\uFEFF${sheet}`, 'utf16le');
      const item = { name, description: '', price: 12.5, countInStock: 3, category: 'Herb' };
      const preview = await upload(file, '?preview=true').expect(200);
      expect(preview.body).toMatchObject({ added: [item], updated: [], unchanged: 0 });
      expect(await imports()).toBe(before);
      const { body } = await upload(file).expect(200);
      expect(body.items).toEqual([expect.objectContaining(item)]);
      expect(await imports()).toBe(before + 1);
    });

    it('must be chosen, and be at most 5 MB', async () => {
      const { body } = await clinic.as(assistant).post('/inventory/upload').expect(400);
      expect(body.message).toBe('Please select a file to upload.');
      await upload('x'.repeat(5 * 1024 * 1024 + 1)).expect(413);
    });
  });

  describe('for the data grid', () => {
    const list = (query: object) =>
      clinic
        .as(assistant)
        .get('/rest/inventory')
        .query(
          Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
        );

    it('sort, page and filter, and say exactly how many there are', async () => {
      const word = 'Gridded';
      for (const n of [3, 1, 2]) await add({ name: `${word} ${n}`, countInStock: n * 8, category: 'Snack' });
      const first = await list({ filter: { q: word }, sort: ['name', 'ASC'], range: [0, 1] }).expect(200);
      expect(first.headers['content-range']).toBe('inventory 0-1/3');
      expect((first.body as { name: string }[]).map(({ name }) => name)).toEqual([`${word} 1`, `${word} 2`]);
      const low = await list({ filter: { q: word.toUpperCase(), low: true, category: 'Snack' } }).expect(200);
      expect((low.body as { countInStock: number }[]).map(({ countInStock }) => countInStock)).toEqual([8]);
      const none = await list({ filter: { q: `${word}.*` } }).expect(200);
      expect(none.headers['content-range']).toBe('inventory */0');
    });

    it('take back the whole record, ignoring what is read-only, and refuse anything else', async () => {
      const { _id } = await add();
      const desk = clinic.as(assistant);
      const { body: record } = await desk.get(`/rest/inventory/${_id}`).expect(200);
      const saved = await desk
        .put(`/rest/inventory/${_id}`)
        .send({ ...record, countInStock: 3 })
        .expect(200);
      expect(saved.body).toMatchObject({ id: _id, countInStock: 3 });
      const { body } = await desk
        .put(`/rest/inventory/${_id}`)
        .send({ ...record, colour: 'red' })
        .expect(400);
      expect(body.errors).toEqual({ colour: 'This field is not known.' });
      expect((await desk.delete(`/rest/inventory/${_id}`).expect(200)).body.id).toBe(_id);
    });
  });
});
