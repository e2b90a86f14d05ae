import type { DeskNotes } from '@clinic/contract/clients/desk-notes';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';

describe('the notes of the front desk about a client', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient(staffed.doctor);
  });

  const path = () => `/deskNotes/ofClient/${client.id}`;
  const save = (text: string, version: number, status = 200, key?: string) => {
    const call = staffed.clinic.as(staffed.assistant).put(path()).send({ text, version });
    if (key) call.set('Idempotency-Key', key);
    return call.expect(status);
  };
  const read = async (by: Person): Promise<DeskNotes> =>
    (await staffed.clinic.as(by).get(path()).expect(200)).body as DeskNotes;

  it('are empty at first, and keep every earlier text with its author', async () => {
    expect(await read(staffed.assistant)).toEqual({
      text: '',
      version: 0,
      savedAt: null,
      savedBy: null,
      earlier: [],
    });
    await save('Comes with her sister.', 0);
    await save('Comes with her sister.\nPrefers mornings.', 1);
    expect(await read(staffed.doctor)).toMatchObject({
      text: 'Comes with her sister.\nPrefers mornings.',
      version: 2,
      savedBy: staffed.assistant.name,
      earlier: [{ version: 1, savedBy: staffed.assistant.name, text: 'Comes with her sister.' }],
    });
  });

  it('are not overwritten by a save that is based on older ones', async () => {
    await save('First', 0);
    expect((await save('First too', 0, 409)).body).toMatchObject({ code: 'STALE_RECORD' });
    await save('Second', 1);
    expect((await save('Second too', 1, 409)).body).toMatchObject({ code: 'STALE_RECORD' });
    expect((await read(staffed.assistant)).text).toBe('Second');
  });

  it('are saved once when the same request comes twice', async () => {
    const key = 'desk-notes-key-0001';
    await save('Once', 0, 200, key);
    const { body } = await save('Once', 0, 200, key);
    expect(body).toMatchObject({ text: 'Once', version: 1, earlier: [] });
  });

  it('are read by the own doctor and the admin, and by no other doctor and no client', async () => {
    const { clinic, doctor, assistant } = staffed;
    await save('Pays by card.', 0);
    expect((await read(doctor)).text).toBe('Pays by card.');
    expect((await read(await clinic.addAdmin())).text).toBe('Pays by card.');
    await clinic
      .as(await clinic.addDoctor())
      .get(path())
      .expect(404);
    await clinic.as(client).get(path()).expect(403);
    await clinic.as(doctor).put(path()).send({ text: 'Mine', version: 1 }).expect(403);
    const { body } = await clinic.as(client).get('/client/me').expect(200);
    expect(JSON.stringify(body)).not.toContain('Pays by card.');
    expect((await read(assistant)).version).toBe(1);
  });
});
