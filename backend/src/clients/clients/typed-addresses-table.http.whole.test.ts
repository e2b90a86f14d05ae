import { Types } from 'mongoose';
import { securityTable } from '../../../test/documented-table.ts';
import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import type { Person } from '../../../test/test-app.ts';
import { TOMORROW } from '../../../test/test-clock.ts';
import { makeEnquiry, makeProgram } from '../../operations/demo/factories.ts';

const NEW = 'marigold-evening-42';

interface Made {
  id: string;
  email: string;
  /** The person who typed the address in. */
  by: Person;
  old?: string;
}

/** The documented table: a row's address, what it opens at once, and who opens the rest. */
function documented(): { address: string; opens: string; yes: Record<string, string> }[] {
  const [head, ...rows] = securityTable('Who opens what a staff-typed address opens');
  return rows.map(([address = '', opens = '', ...cells]) => ({
    address,
    opens,
    yes: Object.fromEntries(cells.map((cell, index) => [head[index + 2] ?? '', cell])),
  }));
}

const { clinic, admin, other, doctor, stranger, desk, post } = await openMailedClinic();

describe('the table of who opens what a staff-typed address opens', () => {
  let serial = 0;
  /** The hour of the next visit with the covering doctor. */
  let covered = 8;

  afterAll(() => clinic.close());

  const mailbox = () => `typed.${++serial}@example.com`;
  const linkTo = async (email: string, page: string) =>
    (await emailsTo(clinic, email)).flatMap(({ links }) => links).find(({ path }) => path.endsWith(page))
      ?.token ?? '';
  const open = async (email: string) =>
    post('/account/verifyEmail', { token: await linkTo(email, 'verify-email') });
  const agree = async (email: string) =>
    post('/account/agreeEmailChange', { token: await linkTo(email, 'agree-email') });
  const confirm = (by: Person, { id, email }: Made) =>
    clinic.as(by).post(`/client/confirm/${id}`).send({ email });

  const added = async (by: Person, more: object = {}): Promise<Made> => {
    const person = { name: 'Nita Rao', email: mailbox(), phone: '9825012345', doctor: doctor.id, ...more };
    const { body } = await clinic.as(by).post('/rest/clients').send(person).expect(200);
    return { id: body.id, email: person.email, by };
  };
  /** The desk changes the address. */
  const moved = async ({ id, email: old }: Pick<Made, 'id' | 'email'>): Promise<Made> => {
    const email = mailbox();
    const typed = { name: 'Nita Rao', email, phone: '9825012345' };
    await clinic.as(desk).put(`/rest/clients/${id}`).send(typed).expect(200);
    return { id, email, by: desk, old };
  };
  /** The desk empties an unproven address, as of a client who never had one. */
  const emptied = async (made: Made): Promise<Made> => {
    const without = { name: 'Nita Rao', email: '', phone: '9825012345' };
    await clinic.as(desk).put(`/rest/clients/${made.id}`).send(without).expect(200);
    return { ...made, email: '' };
  };
  const proven = async () => {
    const client = await clinic.addClient(doctor);
    await open(client.email).then(({ status }) => expect(status).toBe(200));
    return client;
  };

  const ways: Record<string, () => Promise<Made>> = {
    'of a client whom the desk adds': () => added(desk),
    'of a client whom an admin adds': () => added(admin),
    'of an enquiry that the desk registers': async () => {
      await clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
      const [enquiry] = (await clinic.as(desk).get('/rest/enquiries').expect(200)).body;
      const typed = { email: mailbox(), doctor: doctor.id };
      const { body } = await clinic.as(desk).post(`/enquiry/register/${enquiry.id}`).send(typed).expect(200);
      return { id: body.client.id, email: typed.email, by: desk };
    },
    'of a client added over an unproven registration': async () => {
      const { email } = await clinic.addClient();
      return added(desk, { email, takeOver: true });
    },
    'in place of an unproven one': async () => moved(await clinic.addClient(doctor)),
    'in place of one that had its Yes, without the old one’s yes': async () => {
      const made = await added(desk);
      await confirm(doctor, made).expect(200);
      const next = await moved(made);
      await open(next.email);
      return next;
    },
    'in place of a proven one, without its yes': async () => {
      const next = await moved(await proven());
      await open(next.email);
      return next;
    },
    'in place of a proven one, with its yes': async () => {
      const next = await moved(await proven());
      await agree(next.old ?? '');
      await open(next.email);
      return next;
    },
    'of a client who had none, or an emptied one': async () => {
      const made = await (serial % 2 === 0 ? added(desk, { email: '' }) : emptied(await added(desk)));
      const { old: _, ...next } = await moved(made);
      return next;
    },
  };

  const covering = async ({ id: client }: Made) => {
    const date = TOMORROW;
    const time = `${String((covered += 1)).padStart(2, '0')}:00`;
    const visit = { doctor: stranger.id, assistant: desk.id, client, date, time, confirm: true };
    await clinic.as(desk).post('/appointment/create').send(visit).expect(200);
  };

  const openers: Record<string, (made: Made) => Promise<unknown>> = {
    'The client’s doctor': (made) => confirm(doctor, made),
    'Another doctor, a covering one too': async (made) => {
      await confirm(stranger, made);
      await covering(made);
      await confirm(stranger, made);
    },
    'An admin': (made) => confirm(other, made),
    'Who typed it': (made) => confirm(made.by, made),
    'The old address': ({ old = '' }) => agree(old),
  };

  /** Logs in by the mailbox alone. */
  const enter = async (email: string): Promise<string> => {
    await post('/client/forgotPassword', { email }).expect(200);
    const link = await tokenTo(clinic, email);
    await post('/client/setPassword', { token: link, password: NEW }).expect(200);
    return (await post('/client/emailVerify', { email, password: NEW }).expect(200)).body.token;
  };
  const isOpen = async ({ id }: Made, token: string) =>
    (await clinic.as({ token }).get(`/program/${id}`)).status === 200;

  it('has a row for each way, and a column for each person', () => {
    const rows = documented();
    expect(rows.map(({ address }) => address)).toEqual(Object.keys(ways));
    expect(Object.keys(rows[0]?.yes ?? {})).toEqual(Object.keys(openers));
  });

  it.each(documented().map((row) => [row.address, row] as const))(
    'is true: %s',
    async (address, { opens, yes }) => {
      const way = ways[address]!;
      for (const [who, says] of Object.entries(yes)) {
        const made = await way();
        await clinic
          .as(doctor)
          .post('/program/save')
          .send({ clientId: made.id, plan: makeProgram() })
          .expect(200);
        const token = await enter(made.email);
        const form = { client: made.id, formType: 'DietaryRecall', fields: { earlyMorning: 'Rises at six' } };
        await clinic.as({ token }).post('/form/submitForm').send(form).expect(200);
        await clinic.as({ token }).get(`/form/${made.id}/DietaryRecall`).expect(200);
        expect([who, await isOpen(made, token)]).toEqual([who, opens === 'everything']);
        if (says === '–') continue;
        await openers[who]?.(made);
        expect([who, await isOpen(made, token)]).toEqual([who, says === 'yes']);
      }
    },
  );

  it('lets a colleague type and another account of the same person not confirm', async () => {
    const made = await added(desk);
    const twin = await clinic.addAdmin();
    const sameEmail = { $set: { email: desk.email } };
    await clinic.connection.collection('admins').updateOne({ _id: new Types.ObjectId(twin.id) }, sameEmail);
    expect((await confirm(twin, made)).status).toBe(403);
  });
});
