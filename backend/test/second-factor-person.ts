import type { Role } from '@clinic/contract/constants';
import type { PasskeyOptions, SecondFactorTicket } from '@clinic/contract/identity/second-factor';
import { Types } from 'mongoose';
import { generate } from 'otplib';
import { PASSWORD, type Person, type TestApp } from './test-app.ts';
import { testClock } from './test-clock.ts';

const LOG_IN: Record<Role, string> = {
  admin: '/admin/login',
  doctor: '/doctor/emailVerify',
  assistant: '/assistant/emailVerify',
  client: '/client/emailVerify',
};
const COLLECTION: Record<Role, string> = {
  admin: 'admins',
  doctor: 'doctors',
  assistant: 'assistants',
  client: 'clients',
};

/** The app's code a number of 30-second steps from now. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(testClock.now().getTime() / 1000) + 30 * steps });

let address = 0;

/** Makes the calls of a person with a second factor. */
export function secondFactors(clinic: TestApp) {
  const accounts = (role: Role) => clinic.connection.collection(COLLECTION[role]);
  const post = (person: Person, call: string, body: object) =>
    clinic.as(person).post(`/account/secondFactor/${call}`).send(body);
  const password = (person: Person, typed = PASSWORD) =>
    clinic.as().post(LOG_IN[person.role]).send({ email: person.email, password: typed });

  /** Makes the account look as if the person had opened the verification link. */
  const proven = ({ role, id }: Person) =>
    accounts(role).updateOne(
      { _id: new Types.ObjectId(id), emailVerifiedAt: { $exists: false } },
      { $set: { emailVerifiedAt: testClock.now() } },
    );

  const ticketOf = async (person: Person): Promise<SecondFactorTicket> =>
    (await password(person).expect(403)).body.secondFactor as SecondFactorTicket;

  return {
    accounts,
    post,
    password,
    ticketOf,
    /** Sends from a unique address, so that no other test's limit applies. */
    answer: (body: object) =>
      clinic
        .as()
        .post('/account/secondFactor')
        .set('X-Forwarded-For', `10.6.${address >> 8}.${address++ & 255}`)
        .send(body),
    proven,
    /** Sets up an app at a verified address; answers its secret and the recovery codes. */
    async withApp(person: Person, current = PASSWORD): Promise<{ secret: string; recoveryCodes: string[] }> {
      await proven(person);
      const started = await post(person, 'startApp', { current }).expect(200);
      const { ticket, secret } = started.body as { ticket: string; secret: string };
      const done = await post(person, 'confirmApp', { ticket, code: await codeOf(secret) }).expect(200);
      return { secret, recoveryCodes: done.body.recoveryCodes as string[] };
    },
    /** Makes the last code look used long ago. */
    codesUnused: ({ role, email }: Person) =>
      accounts(role).updateOne({ email }, { $set: { 'secondFactor.totp.lastStep': 0 } }),
    async toProve(ticket: string): Promise<PasskeyOptions> {
      const answer = await clinic.as().post('/account/secondFactor/passkey').send({ ticket }).expect(200);
      return answer.body.options as PasskeyOptions;
    },
    /** Events of the emails to the person, oldest first. */
    async emails({ email }: Person): Promise<string[]> {
      const rows = await clinic.connection
        .collection('outbox')
        .find({ 'message.kind': 'second-factor', 'message.to.email': email })
        .sort({ createdAt: 1 })
        .toArray();
      return rows.map(({ message }) => message.event as string);
    },
  };
}
