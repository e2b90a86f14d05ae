import { Types } from 'mongoose';
import type { Role } from '@clinic/contract/constants';
import { securityTable } from '../../../test/documented-table.ts';
import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo } from '../../../test/mailed-links.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { ConfirmedPeople } from './confirmed-people.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { testClock } from '../../../test/test-clock.ts';

type Asker = 'self' | 'desk' | 'admin';
interface Case {
  role: Role;
  proven: boolean;
  chosen: boolean;
  asker: Asker;
  needs: string;
  closes: string;
  opens: string;
}

const AT_ONCE = 'nothing more: at once, links and sessions end';
const OPENED = 'the link at the new address';
const AGREED = 'that link and the yes of the old address';
const WITHOUT_DOCTOR = 'without a doctor an admin who did not ask';
const NEEDS = [AT_ONCE, OPENED, AGREED];
const both = (cell: string, yes: string) => (cell === 'any' ? [true, false] : [cell === yes]);

/** Rows of the documented table, with each "any" and list expanded. */
function documented(): Case[] {
  const [, ...rows] = securityTable('Who may move which address');
  return rows.flatMap(
    ([roles = '', address = '', password = '', askers = '', needs = '', closes = '', opens = '']) =>
      roles.split(', ').flatMap((role) =>
        both(address, 'proven').flatMap((proven) =>
          both(password, 'chosen').flatMap((chosen) =>
            askers.split(', ').map((asker) => ({
              role: role as Role,
              proven,
              chosen,
              asker: asker as Asker,
              needs,
              closes,
              opens,
            })),
          ),
        ),
      ),
  );
}

const CASES = documented();
const nameOf = ({ role, proven, chosen, asker }: Case) =>
  `${role}, ${proven ? 'proven' : 'unproven'}, password ${chosen ? 'chosen' : 'not chosen'}, asked by ${asker}`;

const { clinic, admin, other, doctor, stranger, desk, post } = await openMailedClinic();

describe('the table of who may move which address', () => {
  let serial = 0;
  afterAll(() => clinic.close());

  const fresh = () => `moved.${++serial}@example.com`;
  const follow = async (email: string, page: string, call: string) => {
    const emails = await emailsTo(clinic, email);
    const link = emails.flatMap(({ links }) => links).find(({ path }) => path.endsWith(page));
    return post(`/account/${call}`, { token: link?.token ?? '' });
  };
  const openNew = (email: string) => follow(email, 'verify-email', 'verifyEmail');
  const agree = (email: string) => follow(email, 'agree-email', 'agreeEmailChange');
  const stored = (role: Role) => clinic.connection.collection(`${role}s`);
  const record = async ({ role, id }: Person) => {
    const found = await stored(role).findOne({ _id: new Types.ObjectId(id) });
    return { email: found?.email as string, closed: found?.movedAt !== undefined };
  };

  const added = async (role: Role): Promise<Person> => {
    if (role === 'admin') return clinic.addAdmin();
    if (role === 'doctor') return clinic.addDoctor();
    if (role === 'assistant') return clinic.addAssistant(doctor);
    return clinic.addClient(doctor);
  };
  /** Makes an account as the row describes; a client's has a text of the doctor. */
  const account = async ({ role, proven, chosen }: Case, hasDoctor = true): Promise<Person> => {
    const person = await added(role);
    const now = testClock.now();
    const [yes, no] = [
      { ...(proven && { emailVerifiedAt: now }), ...(chosen && { passwordChosenAt: now }) },
      {
        ...(!proven && { emailVerifiedAt: 1 }),
        ...(!chosen && { passwordChosenAt: 1 }),
      },
    ] as const;
    const update = {
      ...(Object.keys(yes).length > 0 && { $set: yes }),
      ...(Object.keys(no).length > 0 && { $unset: no }),
    };
    await stored(role).updateOne({ _id: new Types.ObjectId(person.id) }, update);
    if (role !== 'client') return person;
    await clinic
      .as(doctor)
      .post('/program/save')
      .send({ clientId: person.id, plan: makeProgram() })
      .expect(200);
    if (!hasDoctor)
      await stored('client').updateOne({ _id: new Types.ObjectId(person.id) }, { $set: { doctor: null } });
    return person;
  };
  const ask = ({ role, chosen, asker }: Case, person: Person, email: string) => {
    if (asker === 'self') {
      const current = role === 'client' && !chosen ? 'nobody-knows-it' : PASSWORD;
      return clinic.as(person).post('/account/changeEmail').send({ email, current });
    }
    const as = clinic.as(asker === 'desk' ? desk : admin);
    const path = role === 'client' ? `/rest/clients/${person.id}` : `/admin/${role}s/${person.id}`;
    return as.put(path).send({ name: person.name, email, phone: '9825012345' });
  };
  /** Moves a new account without its old address's consent. */
  const moved = async (one: Case, hasDoctor = true) => {
    const person = await account(one, hasDoctor);
    const email = fresh();
    await ask(one, person, email).expect(200);
    if (one.needs !== AT_ONCE) await openNew(email).then(({ status }) => expect(status).toBe(200));
    expect((await record(person)).email).toBe(email);
    return { person, email };
  };
  const confirm = (by: Person, { role, id }: Person, email: string) =>
    clinic
      .as(by)
      .post(role === 'client' ? `/client/confirm/${id}` : `/admin/${role}s/${id}/confirm`)
      .send({ email });
  /** Each person tries to open the account; the test then looks whether it is open. */
  const openers: Record<string, (person: Person, email: string, old: string) => Promise<unknown>> = {
    'the old address': (_person, _email, old) => agree(old),
    'the client’s own doctor': (person, email) => confirm(doctor, person, email),
    'an admin who did not ask': (person, email) => confirm(other, person, email),
    [WITHOUT_DOCTOR]: (person, email) => confirm(other, person, email),
    '`npm run admin:confirm`': async ({ role }, email) => {
      if (role === 'doctor' || role === 'assistant')
        await clinic.get(ConfirmedPeople, { strict: false }).byOperator(role, email);
    },
    'the desk': (person, email) => confirm(desk, person, email),
    'another doctor': (person, email) => confirm(stranger, person, email),
  };

  it('says each combination of account, address, password and asker once', () => {
    const meant = (['client', 'doctor', 'assistant', 'admin'] as const).flatMap((role) =>
      [true, false].flatMap((proven) =>
        [true, false].flatMap((chosen) =>
          (['self', 'desk', 'admin'] as const).map((asker) =>
            nameOf({ role, proven, chosen, asker, needs: '', closes: '', opens: '' }),
          ),
        ),
      ),
    );
    expect(CASES.map(nameOf).toSorted()).toEqual(meant.toSorted());
  });

  it.each(CASES.filter(({ needs }) => !NEEDS.includes(needs)).map((one) => [nameOf(one), one] as const))(
    'cannot: %s',
    async (_name, one) => {
      expect(one.needs).toMatch(/^cannot: /);
      const person = await account(one);
      expect((await ask(one, person, fresh())).status).toBeGreaterThanOrEqual(400);
      expect((await record(person)).email).toBe(person.email);
    },
  );

  it.each(CASES.filter(({ needs }) => NEEDS.includes(needs)).map((one) => [nameOf(one), one] as const))(
    'needs and closes what it says: %s',
    async (_name, one) => {
      const person = await account(one);
      const email = fresh();
      await ask(one, person, email).expect(200);
      expect((await record(person)).email === email).toBe(one.needs === AT_ONCE);
      // The old address must agree, and only where that counts.
      expect((await agree(person.email)).status).toBe(one.needs === AGREED ? 200 : 400);
      if (one.needs !== AT_ONCE) await openNew(email);
      const closesAtOnce = one.closes.startsWith('what the clinic wrote, ');
      expect(await record(person)).toEqual({ email, closed: closesAtOnce });
      const without = await moved(one);
      expect((await record(without.person)).closed).toBe(one.closes !== 'nothing');
    },
  );

  it.each(CASES.filter(({ opens }) => opens !== '–').map((one) => [nameOf(one), one] as const))(
    'is opened again by those whom it names: %s',
    async (_name, one) => {
      const { person, email } = await moved(one);
      const asked = one.asker === 'admin' ? admin : desk;
      expect((await confirm(asked, person, email)).status).toBe(403);
      const named = one.opens.split(/, |; /);
      for (const [who, open] of Object.entries(openers)) {
        const mayOpen = named.includes(who);
        if (who === WITHOUT_DOCTOR && !mayOpen) continue;
        const is = mayOpen ? await moved(one, who !== WITHOUT_DOCTOR) : { person, email };
        await open(is.person, is.email, is.person.email);
        expect([who, (await record(is.person)).closed]).toEqual([who, !mayOpen]);
      }
    },
  );
});
