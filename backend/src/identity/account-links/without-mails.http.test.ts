import { openMailedClinic, type MailedClinic } from '../../../test/mailed-clinic.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';

/** Each call that writes a letter, and what it answers with mails and without. */
const SENTENCES = {
  forgotten: [
    'If there is an account with this email, we have sent a link to it.',
    'If there is an account with this email, a letter with a link is written to it.',
  ],
  newLink: [
    'You get a new link by e-mail. Please check your inbox.',
    'A letter with a new link is written to you.',
  ],
  moved: [
    'Your e-mail is changed, and gets a link. Please log in again.',
    'Your e-mail is changed. Please log in again.',
  ],
  waiting: [
    'The new address gets a link. Your e-mail changes when you open it.',
    'A letter with a link is written to the new address. Your e-mail changes when the link is opened.',
  ],
  byAdmin: ['The person gets the link by e-mail.', 'A letter with the link is written to the person.'],
  newsletter: [
    'Thank you. Please press the button in our letter: then you are on our list.',
    'Thank you. You are on our list once you press the button in our letter, which cannot be sent yet.',
  ],
} as const;

describe.each([
  ['set up', 0, 'smtp://127.0.0.1:1'],
  ['not set up', 1, undefined],
] as const)('while mails are %s', (_, mode, smtpUrl) => {
  let mailed: MailedClinic;
  let client: Person;
  beforeAll(async () => {
    mailed = await openMailedClinic({ smtpUrl });
    client = await mailed.clinic.addClient();
  });
  afterAll(() => mailed.clinic.close());

  const told = async (answer: PromiseLike<{ body: unknown }>) =>
    ((await answer).body as { message: string }).message;

  it('an answer about a letter says what becomes of it', async () => {
    const { clinic, admin, doctor, post } = mailed;
    const as = clinic.as(client);
    const change = (person: Person, email: string) =>
      clinic.as(person).post('/account/changeEmail').send({ email, current: PASSWORD });
    const answers: Record<keyof typeof SENTENCES, string> = {
      forgotten: await told(post('/client/forgotPassword', { email: client.email })),
      newLink: await told(as.post('/account/sendVerification')),
      moved: await told(change(client, 'moved@example.in')),
      waiting: await told(change(doctor, 'waiting@example.in')),
      byAdmin: await told(clinic.as(admin).post(`/admin/doctors/${doctor.id}/sendLink`)),
      newsletter: await told(post('/newsletter', { email: 'reader@example.in' })),
    };
    expect(answers).toEqual(
      Object.fromEntries(Object.entries(SENTENCES).map(([call, sentences]) => [call, sentences[mode]])),
    );
  });
});
