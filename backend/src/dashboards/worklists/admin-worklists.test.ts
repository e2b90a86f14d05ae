import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { lastMonthUntil } from '@clinic/contract/dashboards/admin-worklist-words';
import { openDayBefore } from '@clinic/contract/scheduling/opening-hours';
import { Types } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { AdminWorklistsService } from './admin-worklists.service.ts';
import { testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
/** This day is far from the other tests' days, so that none of their records is in one of the two months. */
const DAY = '2028-01-20';
const at = (date: string, time = '12:00') => clinicInstant(date, time, ZONE);

type MoneyList = 'drawerDifferences' | 'credits' | 'refunds' | 'reversals' | 'cashTakenOut' | 'changedPrices';

describe("the admin's home", () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic({ smtpUrl: 'smtp://127.0.0.1:1' });
  });
  afterAll(() => staffed.clinic.close());

  const today = (day = DAY) => {
    const home = staffed.clinic.get(AdminWorklistsService, { strict: false });
    return home.worklistsOf({ ...staffed.admin, role: 'admin' }, at(day));
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

  it('counts emails that failed or wait for a mail server, and log-ins that were refused within a day', async () => {
    await insert('outbox', [
      { _id: 'a' as never, state: 'failed', message: {}, nextAttemptAt: testClock.now() },
      { _id: 'b' as never, state: 'waits', message: {}, nextAttemptAt: testClock.now() },
      { _id: 'c' as never, state: 'waits', message: {}, nextAttemptAt: testClock.now() },
    ]);
    const refused = (time: Date) => ({ at: time, action: 'login-failed', by: null, keys: [] });
    await insert('audit', [refused(at(DAY, '11:00')), refused(at(addDays(DAY, -2)))]);
    expect(await today()).toMatchObject({ failedLetters: 1, waitingLetters: 2, refusedLogIns: 1 });
  });

  it('compares this month so far with the last one until the same day', async () => {
    const last = lastMonthUntil(DAY);
    const visit = (day: string, outcome?: string) => ({
      status: 'confirmed',
      startsAt: at(day),
      endsAt: at(day, '12:30'),
      ...(outcome && { outcome }),
    });
    await insert('appointments', [
      visit(DAY),
      visit(`${DAY.slice(0, 7)}-01`, 'no_show'),
      visit(last.from),
      visit(addDays(last.to, 1)),
    ]);
    const invoice = (number: string, date: string, total: number) => ({
      numberKey: number,
      date,
      total,
      searchKeys: [],
    });
    await insert('invoices', [
      invoice('a', DAY, 150_000),
      invoice('b', last.to, 50_050),
      // The invoice that replaced a corrected one is counted.
      { ...invoice('c', DAY, 140_000), replacedBy: new Types.ObjectId() },
    ]);
    const paid = (direction: string, day: string, amount: number) => ({ direction, day, amount });
    await insert('payments', [
      paid('in', DAY, 70_000),
      paid('in', DAY, 5050),
      paid('out', DAY, 1000),
      paid('in', last.to, 9900),
    ]);
    const home = await today();
    expect(home).toMatchObject({
      until: { now: DAY, before: last.to },
      visits: { now: 2, before: 1 },
      noShows: { now: 1, before: 0 },
      newClients: { now: 0, before: 0 },
      invoiced: { now: 1500, before: 500.5 },
      received: { in: 750.5, out: 10 },
      backup: { every: null, last: null },
    });
    expect(home.storage.bytes).toBeGreaterThan(0);
  });

  describe('of the money', () => {
    const lastOpen = openDayBefore(CLINIC_HOURS, DAY);
    const before = addDays(lastOpen, -1);
    const [by, client] = ['Nisha', 'Meera'].map((name) => ({ id: new Types.ObjectId(), name }));
    const words = async (list: MoneyList) => (await today()).lists[list].rows.map((row) => row.words);

    it('has no row on a quiet day', async () => {
      const { lists, turnover } = await today();
      const none = { count: 0, rows: [] };
      expect(lists).toMatchObject({
        drawerDifferences: none,
        credits: none,
        refunds: none,
        reversals: none,
        cashTakenOut: none,
        changedPrices: none,
      });
      expect(turnover).toBeNull();
    });

    it('has differences of the drawer without a reason, and all of today and the last open day', async () => {
      const count = (
        day: string,
        difference: number,
        reason: string,
        person: Types.ObjectId | null = null,
      ) => ({
        person,
        since: at(addDays(day, -1)),
        until: at(day),
        day,
        by,
        difference,
        reason,
      });
      await insert('closings', [
        count(addDays(DAY, -90), -5000, ''),
        count(addDays(DAY, -91), -5000, 'Change'),
        count(lastOpen, 2050, 'A tip'),
        count(lastOpen, 0, '', new Types.ObjectId()),
        count(DAY, -1000, ''),
      ]);
      const { rows, count: found } = (await today()).lists.drawerDifferences;
      expect(found).toBe(3);
      expect(rows.map((row) => row.words.split(' on ')[0])).toEqual([
        '₹10.00 too little',
        '₹20.50 too much',
        '₹50.00 too little',
      ]);
      expect(rows.map(({ since, person }) => [since, person?.name])).toEqual([
        [at(DAY).toISOString(), 'Nisha'],
        [null, 'Nisha'],
        [at(addDays(DAY, -90)).toISOString(), 'Nisha'],
      ]);
      expect(rows[1]?.words).toMatch(/: A tip$/);
    });

    it('has credit notes and refunds of the last open day', async () => {
      const note = (number: string, day: string) => ({
        _id: new Types.ObjectId(),
        number,
        numberKey: number,
        series: 'CN',
        serial: 1,
        invoice: new Types.ObjectId(),
        invoiceNumber: 'INV-7',
        client,
        day,
        reason: 'Wrong item',
        amount: 120_000,
        by,
      });
      const theirs = note('CN/2', lastOpen);
      await insert('creditNotes', [note('CN/1', before), theirs, note('CN/3', DAY)]);
      const { credits } = (await today()).lists;
      expect(credits).toMatchObject({
        count: 1,
        rows: [{ id: theirs._id.toHexString(), person: { name: 'Meera' } }],
      });
      expect(credits.rows[0]?.words).toMatch(
        /^₹1,200\.00 of INV-7 credited by Nisha on .* \(CN\/2\): Wrong item$/,
      );
      const row = (number: string, day: string, kind: string) => ({
        number,
        numberKey: number,
        kind,
        direction: 'out',
        client,
        day,
        mode: 'UPI',
        amount: 50_000,
        reference: 'Moved away',
        by,
      });
      await insert('payments', [
        row('RF/1', before, 'refund'),
        row('RF/2', lastOpen, 'refund'),
        row('RF/3', lastOpen, 'reversal'),
      ]);
      expect(await words('refunds')).toEqual([
        expect.stringMatching(/^₹500\.00 paid back by Nisha on .*, UPI \(RF\/2\): Moved away$/),
      ]);
    });

    it('has payments that were taken back in cash or on a later day, and says why', async () => {
      const takenBack = (day: string, mode: string, over: object = {}) => {
        const _id = new Types.ObjectId();
        const row = { client, mode, amount: 90_000, by };
        const reversed = { at: at(lastOpen), by, reason: 'Mistyped' };
        return [
          { ...row, _id, kind: 'receipt', direction: 'in', day, reversed },
          { ...row, kind: 'reversal', direction: 'out', day: lastOpen, source: _id, ...over },
        ];
      };
      const cash = takenBack(lastOpen, 'Cash');
      await insert('payments', [
        ...cash,
        ...takenBack(before, 'UPI'),
        ...takenBack(lastOpen, 'UPI'),
        ...takenBack(before, 'Cash', { day: DAY }),
      ]);
      const said = await words('reversals');
      expect(said).toHaveLength(2);
      expect(said).toContainEqual(
        expect.stringMatching(/^₹900\.00 of .*, Cash, taken back by Nisha on .*: Mistyped$/),
      );
      expect(said).toContainEqual(expect.stringMatching(/^₹900\.00 of .*, UPI, taken back by Nisha/));
      expect((await today()).lists.reversals.rows).toContainEqual(
        expect.objectContaining({ id: String((cash[0] as { _id: Types.ObjectId })._id) }),
      );
    });

    it('has cash that was taken out of the drawer, and what for', async () => {
      const move = (day: string, direction: string) => ({
        day,
        direction,
        amount: 30_000,
        reason: 'expense',
        note: 'Flowers',
        by,
      });
      await insert('tillMoves', [
        move(before, 'out'),
        move(lastOpen, 'out'),
        move(lastOpen, 'in'),
        move(DAY, 'out'),
      ]);
      expect(await words('cashTakenOut')).toEqual([
        expect.stringMatching(/^₹300\.00 taken out by Nisha on .*, Expense: Flowers$/),
      ]);
    });

    it('has items whose price was changed, and invoices with another price than the item had then', async () => {
      const [changed, same] = [new Types.ObjectId(), new Types.ObjectId()];
      const change = (day: string, from: number, to: number) => ({ at: at(day), from, to, by: 'Nisha' });
      await insert('inventory', [
        {
          _id: changed,
          nameKey: 'tulsi',
          name: 'Tulsi',
          price: 8000,
          priceChanges: [
            change(before, 15_000, 12_000),
            change(lastOpen, 12_000, 9000),
            change(DAY, 9000, 8000),
          ],
        },
        { _id: same, nameKey: 'amla', name: 'Amla', price: 5000 },
      ]);
      const made = (number: string, createdAt: Date, ...prices: [Types.ObjectId, string, number][]) => ({
        _id: new Types.ObjectId(),
        numberKey: number,
        invoiceNumber: number,
        searchKeys: [],
        date: '2020-01-01',
        client,
        createdBy: { id: '', name: 'Nisha' },
        createdAt,
        items: prices.map(([id, name, price]) => ({ id, name, price, quantity: 1 })),
      });
      const low = made('INV-8', at(lastOpen, '13:00'), [changed, 'Tulsi', 9000], [same, 'Amla', 4000]);
      await insert('invoices', [
        made('INV-9', at(lastOpen, '11:00'), [changed, 'Tulsi', 12_000], [new Types.ObjectId(), 'Gone', 1]),
        low,
        made('INV-10', at(DAY, '09:00'), [same, 'Amla', 4000]),
      ]);
      expect(await words('changedPrices')).toEqual([
        expect.stringMatching(/^Tulsi from ₹120\.00 to ₹90\.00 by Nisha on /),
        expect.stringMatching(/^Amla at ₹40\.00 in place of ₹50\.00 in INV-8, made by Nisha on /),
      ]);
      expect((await today()).lists.changedPrices.rows).toMatchObject([
        { id: changed.toHexString(), invoice: null, person: null },
        { invoice: low._id.toHexString(), person: { name: 'Meera' } },
      ]);
    });

    it('says when a clinic without registration nears the turnover of a year that the law names', async () => {
      const day = addDays(DAY, 1);
      const invoice = { numberKey: 'year', searchKeys: [], date: DAY, total: 170_000_000 };
      await insert('invoices', [invoice, { ...invoice, numberKey: 'earlier', date: addDays(DAY, -366) }]);
      const { turnover } = await today(day);
      expect(turnover).toMatchObject({ from: expect.stringMatching(/-04-01$/), until: DAY });
      // The sum also has the few invoices of the tests before.
      expect(Math.abs((turnover?.sum ?? 0) - 1_700_000)).toBeLessThan(10_000);
      const registration = [{ from: '2020-01-01', kind: 'regular', gstin: '24AAPFU0939F1Z1' }];
      const own = { legalName: 'Tarang', address: 'Surat', state: '24', registration, version: 0 };
      const save = staffed.clinic.as(staffed.admin).put('/admin/business');
      await save.send({ ...DEFAULT_BUSINESS, ...own }).expect(200);
      expect((await today(day)).turnover).toBeNull();
    });
  });
});
