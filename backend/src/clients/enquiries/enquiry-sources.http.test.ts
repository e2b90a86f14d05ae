import { PROPOSED_SOURCES, type EnquirySourcesAnswer } from '@clinic/contract/clients/enquiries';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

describe('how people have heard of the clinic', () => {
  let clinic: TestApp;
  let admin: Person;
  let assistant: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    assistant = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const read = async (): Promise<EnquirySourcesAnswer> =>
    (await clinic.as(assistant).get('/enquiry/sources').expect(200)).body;
  const save = (body: object) => clinic.as(admin).put('/enquiry/sources').send(body);
  const askedOnline = async (): Promise<string[]> =>
    (await clinic.as().get('/enquiry/askedSources').expect(200)).body.sources;

  it('is proposed at the desk, and asked online only once an admin wants it', async () => {
    expect(await read()).toEqual({ ...PROPOSED_SOURCES, version: 0 });
    expect(await askedOnline()).toEqual([]);
    await save({ sources: ['  Google ', 'A friend'], asked: true, version: 0 }).expect(200);
    expect(await read()).toEqual({ sources: ['Google', 'A friend'], asked: true, version: 1 });
    expect(await askedOnline()).toEqual(['Google', 'A friend']);
  });

  it.each([
    ['no list', 'Google'],
    ['an empty line', ['Google', ' ']],
    ['the same twice', ['Google', 'google']],
    ['a long line', ['x'.repeat(61)]],
    ['twenty-one', Array.from({ length: 21 }, (_, place) => `Source ${place}`)],
  ])('takes no list with %s', async (_case, sources) => {
    const { version } = await read();
    const { body } = await save({ sources, asked: false, version }).expect(400);
    expect(Object.keys(body.details)).toEqual(['sources']);
  });

  it('has one version more when fifty admins save it at once, and keeps the former one', async () => {
    const { version, ...former } = await read();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => save({ sources: [`Source ${place}`], asked: true, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await read()).version).toBe(version + 1);
    const kept = await clinic.connection.collection('versions').findOne({ kind: 'enquiry sources', version });
    expect(kept?.body).toEqual(former);
  });

  it('is kept with the enquiry of a visitor who says it', async () => {
    const enquiry = makeEnquiry();
    await clinic
      .as()
      .post('/enquiry')
      .send({ ...enquiry, source: 'Newspaper' })
      .expect(200);
    const { body } = await clinic
      .as(assistant)
      .get('/rest/enquiries')
      .query({ filter: JSON.stringify({ q: enquiry.email }) })
      .expect(200);
    expect(body[0]).toMatchObject({ heardFrom: 'Newspaper', by: null });
  });
});
