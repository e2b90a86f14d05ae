import type { DeskEnquiry, Enquiry } from '@clinic/contract/clients/enquiries';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makePerson } from '../../operations/demo/factories.ts';

describe('an enquiry on the phone', () => {
  let clinic: TestApp;
  let assistant: Person;
  const said: DeskEnquiry = { name: 'Nirmala Trivedi', phoneNumber: '+91 98240 55512' };

  beforeAll(async () => {
    clinic = await openTestApp();
    assistant = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const write = (body: object) => clinic.as(assistant).post('/enquiry/byDesk').send(body);
  const written = async (body: object): Promise<Enquiry> => (await write(body).expect(200)).body.enquiry;

  it('needs a name and a number, and keeps what was not said empty', async () => {
    const enquiry = await written(said);
    expect(enquiry).toMatchObject({
      name: 'Nirmala Trivedi',
      phoneNumber: '9824055512',
      email: '',
      age: null,
      location: '',
      plan: null,
      message: '',
      heardFrom: null,
      callBackAt: null,
      state: 'new',
      by: { id: assistant.id, name: assistant.name },
    });
    const { body } = await clinic.as(assistant).get(`/rest/enquiries/${enquiry.id}`).expect(200);
    expect(body).toEqual(enquiry);
  });

  it('takes empty texts for what was not said', async () => {
    const empty = { email: '', plan: '', source: '', location: '', message: '' };
    expect(await written({ ...said, ...empty })).toMatchObject({ email: '', plan: null, heardFrom: null });
  });

  it.each([
    ['name', { name: ' ' }],
    ['phoneNumber', { phoneNumber: '12345' }],
    ['email', { email: 'nirmala' }],
    ['age', { age: 0 }],
    ['plan', { plan: 'nonsense' }],
    ['source', { source: 'x'.repeat(61) }],
    ['callBackAt', { callBackAt: 'at four' }],
  ])('with a wrong %s is refused at its field, and nothing is stored', async (field, wrong) => {
    const before = await clinic.connection.collection('enquiries').countDocuments();
    const { body } = await write({ ...said, ...wrong }).expect(400);
    expect(Object.keys(body.details)).toEqual([field]);
    expect(await clinic.connection.collection('enquiries').countDocuments()).toBe(before);
  });

  it('is stored once, however often the same press arrives', async () => {
    const press = () => write({ ...said, name: 'Pressed twice' }).set('Idempotency-Key', 'phone-enquiry-1');
    const answers = await Promise.all(Array.from({ length: 50 }, press));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.enquiry.id);
    expect(new Set(ids).size).toBe(1);
    expect(await clinic.connection.collection('enquiries').countDocuments({ name: 'Pressed twice' })).toBe(1);
  });

  it('is found by name and number, and becomes a client with what was said', async () => {
    const { email } = makePerson();
    const enquiry = await written({ ...said, name: 'Ketaki Oza', email, phoneNumber: '9824099912' });
    const found = await clinic
      .as(assistant)
      .get('/rest/enquiries')
      .query({ filter: JSON.stringify({ q: '98240999' }) })
      .expect(200);
    expect(found.body.map(({ id }: Enquiry) => id)).toEqual([enquiry.id]);
    const { body } = await clinic.as(assistant).post(`/enquiry/register/${enquiry.id}`).send({}).expect(200);
    expect(body.client).toMatchObject({ name: 'Ketaki Oza', email, phone: '9824099912' });
  });
});
