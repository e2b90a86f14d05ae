import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

describe('the booking form', () => {
  let clinic: TestApp;
  let assistant: Person;
  let admin: Person;
  let doctor: Person;
  // Each request is from an address of its own, so that the limit of one test does not reach another.
  let address = 0;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    doctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    admin = await clinic.addAdmin();
  });
  afterAll(() => clinic.close());

  const from = () => `10.1.0.${++address}`;
  const send = (body: object) => clinic.as().post('/enquiry').set('X-Forwarded-For', from()).send(body);
  const sendPage = (fields: Record<string, string>, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') => {
    const test = clinic.as().post('/enquiry').set('X-Forwarded-For', from()).set('Accept', accept);
    for (const [name, value] of Object.entries(fields)) test.field(name, value);
    return test;
  };
  const list = async (filter: object = {}) =>
    (
      await clinic
        .as(assistant)
        .get('/rest/enquiries')
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body;
  const stored = async (email: string) => (await list({ q: email }))[0];
  const asText = (enquiry: ReturnType<typeof makeEnquiry>) => ({
    ...enquiry,
    age: String(enquiry.age),
    terms: 'on',
  });

  it('reaches the front desk', async () => {
    const enquiry = makeEnquiry({ plan: 'detox', message: 'Two lines\nof text' });
    const { body } = await send(enquiry).expect(200);
    expect(body).toEqual({ message: expect.any(String) });
    const { terms: _, ...fields } = enquiry;
    expect(await stored(enquiry.email)).toMatchObject({ ...fields, state: 'new', client: null });
  });

  it('works without JavaScript: it goes home with a thank-you', async () => {
    const enquiry = makeEnquiry();
    const answer = await sendPage({ ...asText(enquiry), plan: '', message: '', website: '' }).expect(303);
    expect(answer.headers.location).toBe('/#thank-you');
    expect(await stored(enquiry.email)).toMatchObject({ age: enquiry.age, plan: null, message: '' });
  });

  it('without JavaScript comes back with what was typed when something is wrong', async () => {
    const page = await sendPage({
      ...asText(makeEnquiry()),
      name: '<b>"Asha"',
      age: 'old',
      message: 'Hello',
    }).expect(400);
    expect(page.type).toBe('text/html');
    expect(page.text).toContain('Please enter your age in years, from 1 to 120.');
    expect(page.text).toContain('value="&lt;b&gt;&quot;Asha&quot;"');
    expect(page.text).toContain('>Hello</textarea>');
    expect(page.text).not.toContain('<b>"Asha');
    expect(page.text).toContain('<button class="button" type="submit">Book Now</button>');
    expect(page.text).toContain('What would you like to change?');
  });

  it('answers JSON to a script that sends multipart', async () => {
    const { body } = await sendPage(asText(makeEnquiry()), 'application/json').expect(200);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it.each([
    ['terms', { terms: false }, 'Please accept the terms and conditions to register.'],
    ['terms', { terms: 'yes' }, 'Please accept the terms and conditions to register.'],
    ['age', { age: 0 }, 'Please enter your age in years, from 1 to 120.'],
    ['age', { age: 40.5 }, 'Please enter your age in years, from 1 to 120.'],
    ['email', { email: 'asha@' }, 'Please enter one email address, such as name@example.com.'],
    ['phoneNumber', { phoneNumber: '123' }, 'Please enter a phone number of exactly 10 digits.'],
    [
      'phoneNumber',
      { phoneNumber: '98250x12345' },
      'Please enter a phone number of exactly 10 digits. “x” is in the way.',
    ],
    ['plan', { plan: 'no-such-plan' }, expect.stringContaining('Please choose one of')],
    ['surprise', { surprise: 1 }, 'This field is not known.'],
  ])('refuses a wrong %s (%j)', async (field, over, sentence) => {
    const { body } = await send({ ...makeEnquiry(), ...over }).expect(400);
    expect(body.details).toEqual({ [field]: [sentence] });
  });

  it('answers a robot the same and stores nothing', async () => {
    const enquiry = makeEnquiry();
    const good = await send(makeEnquiry());
    const robot = await send({ ...enquiry, website: 'https://spam.example' }).expect(200);
    expect(robot.body).toEqual(good.body);
    expect(await stored(enquiry.email)).toBeUndefined();
  });

  it('is taken ten times a minute from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await clinic.as().post('/enquiry').set('X-Forwarded-For', '10.9.9.9').send(makeEnquiry())).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('lets no stranger put a link into "Dear …", nor does the registration', async () => {
    const name = 'You won, see https://evil.example/win';
    const said = ['Please write your name without a web address, and with a space after each dot.'];
    const enquiry = await clinic
      .as()
      .post('/enquiry')
      .set('X-Forwarded-For', from())
      .send(makeEnquiry({ name }));
    const person = { name, email: 'victim@example.com', phone: '9825012345', password: PASSWORD };
    const registration = await clinic
      .as()
      .post('/client/emailRegister')
      .set('X-Forwarded-For', from())
      .send(person);
    for (const { status, body } of [enquiry, registration])
      expect([status, body.details]).toEqual([400, { name: said }]);
    const emails = clinic.connection.collection('outbox');
    expect(await emails.countDocuments({ 'message.to.email': person.email })).toBe(0);
  });

  it('refuses broken forms with 400, and other kinds of content with 415', async () => {
    const post = () => clinic.as().post('/enquiry').set('X-Forwarded-For', from());
    const raw = (type: string, body: string) => post().set('Content-Type', type).send(body);
    const answers = await Promise.all([
      raw('multipart/form-data', 'x'),
      raw('multipart/form-data; boundary=x', '--x\r\nContent-Disp'),
      raw('application/x-www-form-urlencoded', 'name=Asha'),
      sendPage({ ...asText(makeEnquiry()), '__proto__[x]': '1' }, 'application/json'),
      post().attach('name', Buffer.from('x'), 'x.txt'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 415, 400, 400]);
  });

  describe('at the front desk', () => {
    it('is found by state, name and phone, newest first', async () => {
      const first = makeEnquiry({ name: 'Zarina Contractor' });
      const second = makeEnquiry({ name: 'Zarina Billimoria' });
      await send(first);
      await send(second);
      expect((await list({ q: 'zarina' })).map(({ name }: { name: string }) => name)).toEqual([
        'Zarina Billimoria',
        'Zarina Contractor',
      ]);
      expect(await list({ q: first.phoneNumber.slice(3), state: 'new' })).toHaveLength(1);
    });

    it('has the ten digits of a number however it was written, and is found by them in any form', async () => {
      const enquiry = makeEnquiry();
      const [five, rest] = [enquiry.phoneNumber.slice(0, 5), enquiry.phoneNumber.slice(5)];
      await send({ ...enquiry, phoneNumber: `\u202a(+91) ${five}.${rest}\u202c` }).expect(200);
      expect(await stored(enquiry.email)).toMatchObject({ phoneNumber: enquiry.phoneNumber });
      const hindi = enquiry.phoneNumber.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
      for (const q of [`0091-${five}-${rest}`, `\u202a+91 ${five} ${rest}\u202c`, hindi])
        expect(await list({ q })).toHaveLength(1);
    });

    it('changes its state, and nothing else', async () => {
      const enquiry = makeEnquiry();
      await send(enquiry);
      const record = await stored(enquiry.email);
      const put = (who: Person, body: object) =>
        clinic.as(who).put(`/rest/enquiries/${record.id}`).send(body);
      const { body } = await put(assistant, { ...record, name: 'Other', state: 'contacted' }).expect(200);
      expect(body).toMatchObject({ name: enquiry.name, state: 'contacted' });
      await put(assistant, { state: 'lost' }).expect(400);
      await put(assistant, { state: 'new', surprise: 1 }).expect(400);
      await put(admin, { state: 'new' }).expect(403);
    });

    it('becomes a client once, who gets a link to choose the password', async () => {
      const enquiry = makeEnquiry();
      await send(enquiry);
      const { id } = await stored(enquiry.email);
      const register = () =>
        clinic
          .as(assistant)
          .post(`/enquiry/register/${id}`)
          .send({ name: 'Asha P. Patel', doctor: doctor.id });
      const answers = await Promise.all([register(), register()]);
      const [one, two] = answers.map(({ body }) => body.client);
      expect(one).toMatchObject({ name: 'Asha P. Patel', email: enquiry.email, doctor: doctor.id });
      expect(two.id).toBe(one.id);
      const { body } = await register().expect(200);
      expect(body.client.id).toBe(one.id);
      // No mail server is set up: the screen adds that the letter waits.
      expect(body.message).toBe('Asha P. Patel is now a client, and can log in once mails are set up.');
      expect(await stored(enquiry.email)).toMatchObject({ state: 'closed', client: one.id });
      expect(await list({ client: one.id })).toMatchObject([{ id, email: enquiry.email }]);
      const mails = clinic.connection.collection<OutboxRecord>('outbox');
      expect(await mails.countDocuments({ 'message.to.email': enquiry.email })).toBe(1);
    });

    it('does not become a client when another account has the email', async () => {
      const client = await clinic.addClient();
      await send(makeEnquiry({ email: client.email }));
      const { id } = await stored(client.email);
      const { body } = await clinic.as(assistant).post(`/enquiry/register/${id}`).send({}).expect(409);
      expect(body.code).toBe('EMAIL_TAKEN');
      expect(await stored(client.email)).toMatchObject({ state: 'new', client: null });
    });
  });
});
