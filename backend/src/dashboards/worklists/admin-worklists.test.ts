import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { lastMonthUntil } from '@clinic/contract/dashboards/admin-worklist-words';
import { Types } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { AdminWorklistsService } from './admin-worklists.service.ts';

const ZONE = 'Asia/Kolkata';
/** Far enough for no record of today to be in one of the two months. */
const TODAY = `${addDays(clinicToday(new Date(), ZONE), 200).slice(0, 7)}-20`;
const at = (date: string, time = '12:00') => clinicInstant(date, time, ZONE);

describe("the admin's home", () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const today = () => {
    const home = staffed.clinic.get(AdminWorklistsService, { strict: false });
    return home.of({ ...staffed.admin, role: 'admin' }, at(TODAY));
  };
  const insert = (collection: string, rows: object[]) =>
    staffed.clinic.connection.collection(collection).insertMany(rows);

  it('names doctors without hours or assistant, and clients without a doctor', async () => {
    const { clinic, doctor } = staffed;
    const alone = await clinic.addDoctor();
    const nobodys = await clinic.addClient();
    await insert('weeks', [
      { doctor: new Types.ObjectId(alone.id), validFrom: '2020-01-01', ranges: [], removedAt: null },
    ]);
    const { lists } = await today();
    const people = (name: keyof typeof lists) => lists[name].rows.map(({ person }) => person?.id);
    expect(people('doctorsWithoutHours')).toEqual([doctor.id]);
    expect(people('doctorsWithoutAssistant')).toEqual([alone.id]);
    expect(people('unassignedClients')).toEqual([nobodys.id]);
    expect(lists.unassignedClients.count).toBe(1);
    const { id, fact } = lists.doctorsWithoutHours.rows[0]!;
    const putOff = { list: 'doctorsWithoutHours', id, fact };
    await clinic.as(staffed.admin).put('/today/hide').send(putOff).expect(200);
  });

  it('counts emails that failed, and log-ins that were refused within a day', async () => {
    await insert('outbox', [{ _id: 'a' as never, state: 'failed', message: {}, nextAttemptAt: new Date() }]);
    const refused = (time: Date) => ({ at: time, action: 'login-failed', by: null, keys: [] });
    await insert('audit', [refused(at(TODAY, '11:00')), refused(at(addDays(TODAY, -2)))]);
    expect(await today()).toMatchObject({ failedLetters: 1, refusedLogIns: 1 });
  });

  it('compares this month so far with the last one until the same day', async () => {
    const last = lastMonthUntil(TODAY);
    const visit = (day: string, outcome?: string) => ({
      status: 'confirmed',
      startsAt: at(day),
      endsAt: at(day, '12:30'),
      ...(outcome && { outcome }),
    });
    await insert('appointments', [
      visit(TODAY),
      visit(`${TODAY.slice(0, 7)}-01`, 'no_show'),
      visit(last.from),
      visit(addDays(last.to, 1)),
    ]);
    const invoice = (number: string, date: string, total: number) => ({
      numberKey: number,
      date,
      total,
      searchKeys: [],
    });
    await insert('invoices', [invoice('a', TODAY, 150_000), invoice('b', last.to, 50_050)]);
    const home = await today();
    expect(home).toMatchObject({
      until: { now: TODAY, before: last.to },
      visits: { now: 2, before: 1 },
      noShows: { now: 1, before: 0 },
      newClients: { now: 0, before: 0 },
      invoiced: { now: 1500, before: 500.5 },
      backup: { every: null, last: null },
    });
    expect(home.storage.bytes).toBeGreaterThan(0);
  });
});
