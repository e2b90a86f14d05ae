import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.alloc(100),
]);

describe('calls about intake forms', () => {
  let test: TestApp;
  let doctor: Person;
  let assistant: Person;
  let admin: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    admin = await test.addAdmin();
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const submit = (who: Person, formType: string, fields = '{}') =>
    test
      .as(who)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('createdBy', 'somebody')
      .field('createdByType', 'Doctor')
      .field('formType', formType)
      .field('fields', fields);

  describe('make another phone number of Personal Details the account’s', () => {
    const details = (who: Person, fields: object) => submit(who, 'PersonalDetails', JSON.stringify(fields));
    const record = async () => (await test.as(assistant).get(`/rest/clients/${client.id}`)).body;
    const onDesk = async () => {
      const { body } = await test.as(assistant).get('/desk/today').expect(200);
      return body.lists.contacts.rows.filter(({ id }: { id: string }) => id === client.id);
    };

    it('which the desk sees with the one before, and takes back', async () => {
      const before = await record();
      await details(client, { number: '+91 98250 99999', email: before.email }).expect(200);
      const changed = await record();
      expect(changed).toMatchObject({
        phone: '9825099999',
        email: before.email,
        contactDifference: { phoneBefore: before.phone, formPhone: null, formEmail: null, by: client.name },
      });
      expect((await test.as(client).get('/account/me')).body.account.phone).toBe('9825099999');
      expect((await test.as(assistant).get('/rest/clients?filter={"q":"9825099999"}')).body).toMatchObject([
        { id: client.id },
      ]);
      expect(await onDesk()).toMatchObject([
        { phone: '9825099999', words: expect.stringContaining(`Phone changed by ${client.name} on`) },
      ]);
      await test
        .as(assistant)
        .put(`/rest/clients/${client.id}`)
        .send({ ...changed, phone: before.phone })
        .expect(200);
      expect(await record()).toMatchObject({ phone: before.phone, contactDifference: null });
      expect(await onDesk()).toEqual([]);
    });

    it('but never the e-mail, and no number that cannot be called: the desk is shown them', async () => {
      const { phone, email } = await record();
      await details(client, { number: '+44 20 7946 0958', email: 'new@example.in' }).expect(200);
      expect(await record()).toMatchObject({
        phone,
        email,
        contactDifference: { phoneBefore: null, formPhone: '+44 20 7946 0958', formEmail: 'new@example.in' },
      });
      expect(await onDesk()).toHaveLength(1);
    });

    it('and a change that is taken back in the form leaves nothing to look at', async () => {
      const { phone } = await record();
      const form = (await details(client, { number: '98250 99999' }).expect(200)).body.data;
      const change = (number: string) =>
        test.as(client).put('/form/update').send({ formId: form.id, client: client.id, fields: { number } });
      await change('98250 88888').expect(200);
      expect(await record()).toMatchObject({
        phone: '9825088888',
        contactDifference: { phoneBefore: phone },
      });
      await change(phone).expect(200);
      expect(await record()).toMatchObject({ phone, contactDifference: null });
    });

    it('and leave the account alone when they say the same', async () => {
      const { phone, email, updatedAt } = await record();
      await details(client, { number: `0${phone}`, email: email.toUpperCase() }).expect(200);
      expect(await record()).toMatchObject({ updatedAt, contactDifference: null });
    });
  });

  it('save a form as multipart and answer it under the documented keys', async () => {
    const saved = await submit(doctor, 'MedicalHistory', JSON.stringify({ kco: 'none' })).attach(
      'bloodReport',
      png,
      'रक्त रिपोर्ट.jpg',
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      success: true,
      message: 'Form submitted successfully!',
      data: { formType: 'MedicalHistory', createdBy: doctor.id, fields: { kco: 'none' }, status: 'Active' },
    });
    const { body } = await test.as(doctor).get(`/form/client/${client.id}`);
    expect(body).toEqual({ forms: [saved.body.data] });
    const one = await test.as(doctor).get(`/form/${client.id}/MedicalHistory`);
    expect(one.body).toEqual({ form: saved.body.data });

    const changed = await test
      .as(doctor)
      .put('/form/update')
      .field('formId', saved.body.data._id)
      .field('client', client.id)
      .field('updatedByType', 'Doctor')
      .field('fields', JSON.stringify({ rx: 'metformin' }));
    expect(changed.body).toMatchObject({ success: true, data: { fields: { kco: 'none', rx: 'metformin' } } });

    const history = await test.as(doctor).get(`/form/history/${client.id}?formType=MedicalHistory`);
    expect(history.body.versions).toHaveLength(2);
  });

  it('take the same as JSON', async () => {
    const body = { client: client.id, formType: 'BodyStatus', fields: { weight: '72 kg' } };
    const saved = await test.as(doctor).post('/form/submitForm').send(body);
    expect(saved.body).toMatchObject({ success: true, data: { fields: { weight: '72 kg' } } });
  });

  it('answer null for a form that was never filled', async () => {
    const { status, body } = await test.as(doctor).get(`/form/${client.id}/BodyStatus`);
    expect({ status, body }).toEqual({ status: 200, body: { form: null } });
  });

  it('let nothing in a blood report run', async () => {
    await submit(doctor, 'MedicalHistory').attach('bloodReport', png, 'रक्त "रिपोर्ट".jpg');
    const { status, headers, body } = await test
      .as(doctor)
      .get(`/form/${client.id}/MedicalHistory/blood-report`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': `attachment; filename="____ _______.png"; filename*=UTF-8''${encodeURIComponent('रक्त रिपोर्ट.png')}`,
    });
    expect(body).toEqual(png);
  });

  it('are for the own doctor and the client; other people learn nothing', async () => {
    await submit(doctor, 'MedicalHistory').attach('bloodReport', png, 'report.png');
    const [stranger, other] = [await test.addDoctor(), await test.addClient(doctor)];
    const paths = ['MedicalHistory', 'MedicalHistory/blood-report'].map((end) => `/form/${client.id}/${end}`);
    for (const path of [...paths, `/form/client/${client.id}`]) {
      expect((await test.as().get(path)).status).toBe(401);
      expect((await test.as(admin).get(path)).status).toBe(403);
      expect((await test.as(assistant).get(path)).status).toBe(403);
      expect((await test.as(other).get(path)).status).toBe(403);
      expect((await test.as(stranger).get(path)).status).toBe(404);
    }
    expect((await test.as(client).get(`/form/history/${client.id}`)).status).toBe(403);
    expect((await submit(client, 'MedicalHistory')).status).toBe(403);
    expect((await submit(client, 'DietaryRecall')).status).toBe(200);
  });

  it('leave an audit row for every read', async () => {
    await submit(doctor, 'MedicalHistory').attach('bloodReport', png, 'report.png');
    await test.as(doctor).get(`/form/${client.id}/MedicalHistory/blood-report`);
    const row = await test.connection
      .collection('audit')
      .findOne({ 'record.kind': 'blood-report' }, { sort: { at: -1 } });
    expect(row).toMatchObject({
      action: 'read',
      by: { id: doctor.id, name: doctor.name },
      record: { id: client.id },
    });
  });

  const bad: [string, Record<string, string>, number][] = [
    ['no fields', { fields: '' }, 400],
    ['fields that are no JSON', { fields: '{weight' }, 400],
    ['fields that are a list', { fields: '[]' }, 400],
    ['an operator among the fields', { fields: '{"weight":{"$gt":""}}' }, 400],
    ['a prototype among the fields', { fields: '{"__proto__":{"admin":true}}' }, 400],
    ['fields that are nested too deeply', { fields: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` }, 400],
    ['very deep fields', { fields: '['.repeat(50_000) }, 400],
    ['fields of more than 100 kB', { fields: JSON.stringify({ other: 'x'.repeat(110_000) }) }, 413],
    ['an unknown form', { formType: 'Toes' }, 400],
    ['a client that is no id', { client: 'me' }, 400],
    ['a nested field name', { 'client[$ne]': '' }, 400],
    ['a prototype as field name', { '__proto__[x]': '1' }, 400],
  ];
  it.each(bad)('refuse %s', async (_, over, status) => {
    const fields = { client: client.id, formType: 'BodyStatus', fields: '{}', ...over };
    const call = test.as(doctor).post('/form/submitForm');
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    const answer = await call;
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, error: answer.body.message });
    expect((await test.as(doctor).get(`/form/${client.id}/BodyStatus`)).body).toEqual({ form: null });
  });

  it('refuse files that are too large, too many, of another kind, or under another name', async () => {
    const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await submit(doctor, 'BodyStatus').attach('bloodReport', large, 'a.png')).status).toBe(413);
    expect(
      (
        await submit(doctor, 'BodyStatus')
          .attach('bloodReport', png, 'a.png')
          .attach('bloodReport', png, 'b.png')
      ).status,
    ).toBe(400);
    expect((await submit(doctor, 'BodyStatus').attach('report', png, 'a.png')).status).toBe(400);
    expect(
      (await submit(doctor, 'BodyStatus').attach('bloodReport', Buffer.alloc(0), 'a.png')).body,
    ).toMatchObject({
      code: 'FILE_INVALID',
    });
    expect(
      (await submit(doctor, 'BodyStatus').attach('bloodReport', Buffer.from('hello'), 'a.pdf')).body,
    ).toMatchObject({
      code: 'FILE_INVALID',
    });
  });

  it('refuse bodies that are no multipart at all', async () => {
    const call = () => test.as(doctor).post('/form/submitForm');
    const broken = await call()
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nnonsense');
    expect(broken.status).toBe(400);
    expect((await call().set('Content-Type', 'multipart/form-data').send('x')).status).toBe(400);
    expect((await call().set('Content-Type', 'text/plain').send('x')).status).toBe(415);
    expect((await call()).status).toBe(400);
    expect((await test.as(doctor).get(`/form/${client.id}/Toes`)).status).toBe(400);
    expect((await test.as(doctor).get('/form/me/BodyStatus')).status).toBe(400);
  });
});
