import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { emailOf } from '../../platform/mail/email-texts.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { newsletterLink, type NewsletterPurpose } from '../../platform/mailed-links/newsletter-links.ts';

describe('the newsletter box', () => {
  let clinic: TestApp;
  let assistant: Person;
  let reader = 0;
  const newEmail = () => `reader-${++reader}@example.com`;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    assistant = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const post = (path = '/newsletter') => clinic.as().post(path).set('X-Forwarded-For', `10.2.0.${++reader}`);
  const subscribe = (email: string, over = {}) => post().send({ email, ...over });
  const stored = async (email: string) =>
    (
      await clinic
        .as(assistant)
        .get('/rest/newsletter')
        .query({ filter: JSON.stringify({ q: email }) })
    ).body[0];
  const mailsTo = (email: string) =>
    clinic.connection.collection<OutboxRecord>('outbox').find({ 'message.to.email': email }).toArray();
  const pathOf = (id: string, purpose: NewsletterPurpose = 'unsubscribe') => {
    const env = { jwtSecret: 'a secret of the tests with 32 characters', publicUrl: 'http://localhost' };
    return newsletterLink(env, purpose, id).replace('http://localhost/api', '');
  };

  const confirm = (id: string) => clinic.as().post(pathOf(id, 'confirm'));
  const file = async () => (await clinic.as(assistant).get('/newsletter/download').expect(200)).text;

  it('sends nothing to an address but one email, until its owner has pressed the button of that email', async () => {
    const email = newEmail();
    await subscribe(email);
    await subscribe(email);
    const { id, confirmedAt } = await stored(email);
    expect(confirmedAt).toBeNull();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    const env = { jwtSecret: 'a secret of the tests with 32 characters', publicUrl: 'http://localhost' };
    const { link, unsubscribe } = emailOf(mail?.message as OutboxRecord['message'], {
      ...env,
      clinicTimezone: 'Asia/Kolkata',
    });
    expect([link?.url, unsubscribe]).toEqual([
      newsletterLink(env, 'confirm', id),
      newsletterLink(env, 'unsubscribe', id),
    ]);
    expect(await file()).not.toContain(email);

    // To open the link is not to press the button: programs look at every link of a mail.
    const page = await clinic.as().get(pathOf(id, 'confirm')).expect(200);
    expect(page.text).toContain(email);
    expect(await stored(email)).toMatchObject({ confirmedAt: null });
    const done = await confirm(id).set('Accept', 'text/html').expect(200);
    expect(done.text).toContain(`From now on our newsletter comes to ${email}.`);
    expect(await stored(email)).toMatchObject({ state: 'subscribed', confirmedAt: expect.any(String) });
    expect(await file()).toContain(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('asks anew for a confirmation of who left the list and comes back, and an old link has no effect', async () => {
    const email = newEmail();
    await subscribe(email);
    const { id } = await stored(email);
    await confirm(id).expect(200);
    await clinic.as().post(pathOf(id)).expect(200);
    expect((await confirm(id).expect(400)).body.code).toBe('LINK_INVALID');
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' });
    await subscribe(email);
    expect(await stored(email)).toMatchObject({ state: 'subscribed', confirmedAt: null });
  });

  it('says at the old link that the address has left, and offers the way back in place of a question', async () => {
    const email = newEmail();
    await subscribe(email);
    const { id } = await stored(email);
    const asked = await clinic.as().get(pathOf(id, 'confirm')).expect(200);
    expect(asked.text).toContain('Shall we send our newsletter');
    await clinic.as().post(pathOf(id)).expect(200);
    const page = await clinic.as().get(pathOf(id, 'confirm')).expect(200);
    expect(page.text).toContain(`${email} has left our newsletter, and this link does not bring it back.`);
    expect(page.text).not.toContain('Shall we send our newsletter');
    // One press, and the new letter is on its way.
    expect(page.text).toContain('action="/api/newsletter"');
    expect(page.text).toContain(`value="${email}"`);
    // Who had the question open already learns the same after the press.
    const late = await confirm(id).set('Accept', 'text/html').expect(400);
    expect(late.text).toContain(
      'This address has left our newsletter. If you want our newsletter, please ask for a new letter here.',
    );
    expect(late.text).toContain('action="/api/newsletter"');
    expect(late.text).not.toContain('Please open the link of the letter again');
  });

  it('does not accept the link to unsubscribe as a confirmation', async () => {
    const email = newEmail();
    await subscribe(email);
    const { id } = await stored(email);
    const [, token = ''] = pathOf(id).split('?');
    await clinic.as().post(`/newsletter/confirm?${token}`).expect(400);
    await clinic.as().get('/newsletter/confirm').expect(400);
    expect(await stored(email)).toMatchObject({ confirmedAt: null });
  });

  it('puts an address on the list once, with a link to leave it, and always answers the same', async () => {
    const email = newEmail();
    const first = await subscribe(email.toUpperCase()).expect(200);
    const again = await subscribe(email).expect(200);
    expect(again.body).toEqual(first.body);
    expect(await stored(email)).toMatchObject({ email, state: 'subscribed' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('works without JavaScript, and keeps the entered values after an error', async () => {
    const html = 'text/html,*/*;q=0.8';
    const wrong = await post()
      .set('Accept', html)
      .field('email', 'not an address')
      .field('page', '/plans/detox')
      .expect(400);
    expect(wrong.type).toBe('text/html');
    expect(wrong.text).toContain('value="not an address"');
    expect(wrong.text).toContain('name="page" value="/plans/detox"');
  });

  it.each([
    ['/plans/detox', '/plans/detox#letter-thank-you'],
    ['/', '/#letter-thank-you'],
    [undefined, '/#letter-thank-you'],
    ['//elsewhere.example', '/#letter-thank-you'],
    ['https://elsewhere.example/', '/#letter-thank-you'],
    ['/\\elsewhere.example', '/#letter-thank-you'],
  ])('without JavaScript, from %s, comes back to %s', async (page, target) => {
    const form = post().set('Accept', 'text/html').field('email', newEmail());
    if (page !== undefined) void form.field('page', page);
    expect((await form.expect(303)).headers.location).toBe(target);
  });

  it('answers a robot the same and stores nothing', async () => {
    const email = newEmail();
    const good = await subscribe(newEmail());
    const robot = await subscribe(email, { website: 'x' }).expect(200);
    expect(robot.body).toEqual(good.body);
    expect(await stored(email)).toBeUndefined();
  });

  it('unsubscribes a reader after a confirmation, and subscribes the reader again on request', async () => {
    const email = newEmail();
    await subscribe(email);
    const { id } = await stored(email);
    const page = await clinic.as().get(pathOf(id)).expect(200);
    expect(page.text).toContain(email);
    expect(await stored(email)).toMatchObject({ state: 'subscribed' });
    const gone = await clinic.as().post(pathOf(id)).set('Accept', 'text/html').expect(200);
    expect(gone.type).toBe('text/html');
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' });
    await subscribe(email);
    expect(await stored(email)).toMatchObject({ id, state: 'subscribed' });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('refuses a link that this clinic did not make', async () => {
    const email = newEmail();
    await subscribe(email);
    const { id } = await stored(email);
    const other = await clinic.as().post(`/newsletter/unsubscribe?token=${id}.AAAA`).expect(400);
    expect(other.body.code).toBe('LINK_INVALID');
    await clinic.as().get('/newsletter/unsubscribe').expect(400);
    await clinic.as().get('/newsletter/unsubscribe?token=a&token=b').expect(400);
    expect(await stored(email)).toMatchObject({ state: 'subscribed' });
  });

  it('gives the front desk a file of the subscribers, each with a link to unsubscribe', async () => {
    const staying = newEmail();
    const gone = newEmail();
    const formula = `=${newEmail()}`;
    for (const email of [staying, gone, formula]) {
      await subscribe(email);
      await confirm((await stored(email)).id).expect(200);
    }
    const { id } = await stored(gone);
    await clinic.as(assistant).put(`/rest/newsletter/${id}`).send({ state: 'unsubscribed' }).expect(200);
    const sent = await clinic.as(assistant).get('/newsletter/download').expect(200);
    expect(sent.headers['content-disposition']).toBe('attachment; filename=newsletter.csv');
    expect(sent.type).toBe('text/csv');
    expect(sent.text).toMatch(/^\uFEFF?email,since,unsubscribeLink\r\n/);
    expect(sent.text).toContain(`${staying},`);
    expect(sent.text).toContain(pathOf((await stored(staying)).id));
    expect(sent.text).toContain(`\n'${formula},`);
    expect(sent.text).not.toContain(gone);
  });
});
