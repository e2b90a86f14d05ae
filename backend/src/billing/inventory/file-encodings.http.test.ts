import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { sheet, windows1252, withMark } from '../../../test/table-example.ts';

describe('an inventory file in Windows-1252', () => {
  let staffed: StaffedClinic;
  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const upload = (file: Buffer, query: object = {}) =>
    staffed.clinic
      .as(staffed.assistant)
      .post('/inventory/upload')
      .query(query)
      .attach('file', file, 'inventory.csv');
  const cafe = ['Café “Amla”', '', 12.5, 3, 'Herb'] as const;
  const row = cafe.map(String);
  const item = { name: cafe[0], description: '', price: 12.5, countInStock: 3, category: 'Herb' };

  it('is refused by the upload, shown by the preview with its encoding, and imported when that is sent', async () => {
    const file = windows1252(sheet(',', '\r\n', row));
    const refused = await upload(file).expect(400);
    expect(refused.body).toMatchObject({
      code: 'CSV_INVALID',
      details: { file: ['Line 2: The file must be saved as UTF-8 text.'] },
    });
    const { body: preview } = await upload(file, { preview: true }).expect(200);
    expect(preview).toMatchObject({ added: [item], updated: [], encoding: 'windows-1252' });
    const { at, encoding } = preview as { at: string; encoding: string };
    const { body } = await upload(file, { at, counts: 'keep', encoding }).expect(200);
    expect(body.items).toEqual([expect.objectContaining(item)]);
    const again = await upload(file, { preview: true }).expect(200);
    expect(again.body).toMatchObject({ added: [], updated: [], unchanged: 1 });
  });

  it('is one only where it is no UTF-8: the preview of any other file names no encoding', async () => {
    const { body } = await upload(withMark(sheet(';', '\r\n', row)), { preview: true }).expect(200);
    expect(body).not.toHaveProperty('encoding');
    const imported = await upload(withMark(sheet(';', '\r\n', ['આમળા', '', '1', '1', 'Herb'])), {
      encoding: 'windows-1252',
    }).expect(200);
    expect(imported.body.items).toEqual([expect.objectContaining({ name: 'આમળા' })]);
  });

  it('is named by no other word', async () => {
    const { body } = await upload(withMark(sheet(',', '\n')), { encoding: 'latin1' }).expect(400);
    expect(Object.keys(body.details as object)).toEqual(['encoding']);
  });
});
