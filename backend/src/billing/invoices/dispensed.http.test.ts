import { addDays } from '@clinic/contract/clinic-calendar';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';

const { clinic: test, doctor, assistant, admin, client } = await openStaffedClinic();

afterAll(() => test.close());

describe('what was handed out', () => {
  const addItem = async (over: object): Promise<string> =>
    (
      await test
        .as(assistant)
        .post('/rest/inventory')
        .send({ ...makeItem(), ...over })
        .expect(200)
    ).body.id;
  const sell = (lines: [string, number][], date = TODAY) =>
    test
      .as(assistant)
      .post('/invoice/addInvoice')
      .send({
        ...makeInvoice(client.id, []),
        date,
        items: lines.map(([id, quantity]) => ({ id, quantity, price: 5 })),
      })
      .expect(200);
  const read = (person = doctor) => test.as(person).get(`/dispensed/${client.id}`);

  it('is the last invoice of each item, packs with what they hold, and no money', async () => {
    const [single, strip, visit] = [
      await addItem({ name: 'Triphala' }),
      await addItem({ name: 'Vitamin D3', pack: { pieces: 10 } }),
      await addItem({ name: 'Massage', kind: 'service' }),
    ];
    expect((await read().expect(200)).body).toEqual({ dispensed: [] });
    await sell(
      [
        [single, 60],
        [strip, 9],
      ],
      addDays(TODAY, -40),
    );
    await sell(
      [
        [strip, 2],
        [strip, 1],
        [visit, 1],
      ],
      addDays(TODAY, -2),
    );
    expect((await read().expect(200)).body).toEqual({
      dispensed: [
        { item: strip, name: 'Vitamin D3', pieces: 30, day: addDays(TODAY, -2) },
        { item: single, name: 'Triphala', pieces: 60, day: addDays(TODAY, -40) },
      ],
    });
  });

  it('is the own doctor’s affair', async () => {
    for (const person of [assistant, admin, client]) expect((await read(person)).status).toBe(403);
    expect((await read(await test.addDoctor())).status).toBe(404);
  });
});

describe('a pack', () => {
  it.each([0, 1001, 1.5, '10'])('of %s pieces is refused', async (pieces) => {
    const answer = await test
      .as(assistant)
      .post('/rest/inventory')
      .send({ ...makeItem(), pack: { pieces } });
    expect(answer.status).toBe(400);
  });

  it('is kept when it is left out, cleared by null, and answered only where it is known', async () => {
    const item = makeItem();
    const path = (id: string) => `/rest/inventory/${id}`;
    const { body } = await test
      .as(assistant)
      .post('/rest/inventory')
      .send({ ...item, pack: { pieces: 10 } })
      .expect(200);
    expect(body.pack).toEqual({ pieces: 10 });
    const kept = await test
      .as(assistant)
      .put(path(body.id))
      .send({ ...item, price: 7 })
      .expect(200);
    expect(kept.body.pack).toEqual({ pieces: 10 });
    const sentBack = await test.as(assistant).put(path(body.id)).send(kept.body).expect(200);
    expect(sentBack.body.pack).toEqual({ pieces: 10 });
    const cleared = await test
      .as(assistant)
      .put(path(body.id))
      .send({ ...item, pack: null })
      .expect(200);
    expect(cleared.body).not.toHaveProperty('pack');
  });
});
