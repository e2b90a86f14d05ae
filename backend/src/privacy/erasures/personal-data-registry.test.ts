import { noticeTexts } from '@clinic/contract/privacy/privacy-notice-texts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { fullClient } from '../../../test/full-client.ts';
import { PERSONAL_DATA_REGISTRY, TREATED_APART, WITHOUT_CLIENTS } from './personal-data-registry.ts';

describe('the list of the places where a client has data', () => {
  let records: ClinicRecords;
  const models = () => Object.values(records.clinic.app.get<Connection>(getConnectionToken()).models);

  beforeAll(async () => {
    records = await ClinicRecords.open();
    await fullClient(records);
  });
  afterAll(() => records.clinic.close());

  it('says of every collection what of a client is in it: a new one has to be put there', async () => {
    const stored = await records.clinic.connection.listCollections();
    const there = [...stored.map(({ name }) => name), ...models().map(({ collection }) => collection.name)];
    const listed = [
      ...PERSONAL_DATA_REGISTRY.map(({ collection }) => collection),
      ...Object.keys(TREATED_APART),
      ...Object.keys(WITHOUT_CLIENTS),
    ];
    expect([...new Set(there)].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.length).toBe(new Set(listed).size);
  });

  it('is what the privacy notice says that the clinic keeps', () => {
    const english = noticeTexts().find(({ lang }) => lang === 'en');
    const kept =
      english?.sections.find(({ heading }) => heading === 'What we keep')?.paragraphs.join(' ') ?? '';
    expect(PERSONAL_DATA_REGISTRY.filter(({ notice }) => !kept.includes(notice))).toEqual([]);
    const paragraphs = noticeTexts().map(({ sections }) => sections.map((one) => one.paragraphs.length));
    // Translations must have as many paragraphs.
    expect(new Set(paragraphs.map(String)).size).toBe(1);
  });

  it('calls every place by a name of its own, since the certificate counts by it', () => {
    const kinds = PERSONAL_DATA_REGISTRY.map(({ kind }) => kind);
    expect(kinds.length).toBe(new Set(kinds).size);
    expect(kinds.filter((kind) => /[.$]/.test(kind))).toEqual([]);
  });

  it('has no collection with a client, an e-mail or an account in it among those without clients', () => {
    const telling = models()
      .filter(({ collection }) => Object.hasOwn(WITHOUT_CLIENTS, collection.name))
      .flatMap(({ collection, schema }) =>
        Object.keys(schema.paths)
          .filter((path) => /client/i.test(path))
          .map((path) => `${collection.name}.${path}`),
      );
    expect(telling).toEqual([]);
  });
});
