import { readFile } from 'node:fs/promises';
import { ALL_CALLS } from '@clinic/contract/all-calls';
import { methodOf, patternOf } from '@clinic/contract/calls';
import { ROLES, type Role } from '@clinic/contract/constants';
import { JwtService } from '@nestjs/jwt';
import request, { type Response } from 'supertest';
import { ClinicRecords } from './clinic-records.ts';
import { ROUTES, type RouteRow } from './route-table.ts';
import { serverRoutes, type ServerRoute } from './server-routes.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { TODAY } from './test-clock.ts';

/** Calls that write their own audit row: log-ins, whose row depends on the password, and a set-up that only begins. */
const AUDIT_THEMSELVES = new Set([
  'POST /api/account/passwordAgain/passkey',
  'POST /api/account/secondFactor',
  'POST /api/account/secondFactor/passkey',
  'POST /api/account/secondFactor/startApp',
  'POST /api/account/secondFactor/startPasskey',
  'POST /api/admin/login',
  'POST /api/assistant/emailVerify',
  'POST /api/client/emailVerify',
  'POST /api/doctor/emailVerify',
]);
/** Calls that only change the caller's own view. */
const OWN_VIEW = ['PUT /api/today/hide', 'POST /api/push/receipt', 'POST /api/account/passwordLink'];
const UNKNOWN = '0123456789abcdef01234567';
const nameOf = ({ method, path }: Pick<ServerRoute, 'method' | 'path'>) => `${method} ${path}`;

describe('every call of the server', () => {
  let clinic: TestApp;
  let records: ClinicRecords;
  let routes: Map<string, ServerRoute>;
  let base: string;
  let address = 0;
  const seen = new Set<string>();

  beforeAll(async () => {
    // Each call has its own network address, since rate limits are tested elsewhere.
    clinic = await openTestApp({ trustProxy: 1 });
    routes = new Map(serverRoutes(clinic.app).map((route) => [nameOf(route), route]));
    base = await clinic.app.getUrl();
    records = await ClinicRecords.of(clinic);
  });
  afterAll(() => clinic.close());

  const rowOf = (name: string): RouteRow => ROUTES[name] as RouteRow;
  const rolesOf = (name: string) => (rowOf(name).who === 'public' ? [] : rowOf(name).who.split(' '));

  const call = async (
    name: string,
    who: Pick<Person, 'token'> | undefined,
    { id = UNKNOWN, good = false } = {},
  ): Promise<Response> => {
    const row = rowOf(name);
    const [method = '', pattern = ''] = name.split(' ');
    const path = pattern
      .replace(/:(id|clientId|doctor|secret)/, id)
      .replace(':day', TODAY)
      .replace(':name', good ? 'collectionsByDay' : UNKNOWN)
      .replace(':version', '1')
      .replace(':formType', 'PersonalDetails');
    const query = good && row.query ? `?${await row.query(records)}` : '';
    const test = request(base)
      [method.toLowerCase() as 'get'](path + query)
      .set('X-Forwarded-For', `10.3.${address >> 8}.${address++ & 255}`);
    if (who) test.set('Authorization', `Bearer ${who.token}`);
    if (good && row.file !== undefined) test.attach('file', Buffer.from(row.file), 'inventory.csv');
    else if (good && row.body) test.send(await row.body(records));
    const answer = await test;
    seen.add(`${name} ${answer.status}`);
    return answer;
  };
  const statusOf = async (name: string, who?: Pick<Person, 'token'>, how = {}) =>
    (await call(name, who, how)).status;
  const ownId = async (name: string, role?: Role) => {
    const { id } = rowOf(name);
    return id ? records.id(id, role) : records.client.id;
  };
  /** A call that ends its session needs a person who has just logged in. */
  const callerOf = (name: string, role: Role | undefined) =>
    role && (rowOf(name).endsSession ? clinic.signInAgain(records[role]) : records[role]);

  it('has a row in the table, and every row a call', () => {
    expect([...routes.keys()].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  it('handles every call of the contract, and no other under /api', () => {
    const meant = ALL_CALLS.map((row) => `${methodOf(row)} /api${patternOf(row)}`);
    const handled = [...routes.keys()].filter((name) => name.includes(' /api/'));
    expect(handled.toSorted()).toEqual(meant.toSorted());
  });

  it('allows exactly the roles of its row', () => {
    const declared = [...routes].map(([name, { isPublic, roles }]) => [
      name,
      isPublic ? 'public' : roles.toSorted().join(' '),
    ]);
    const meant = [...routes.keys()].map((name) => [name, rowOf(name).who.split(' ').toSorted().join(' ')]);
    expect(declared).toEqual(meant);
  });

  it('leaves an audit row when it writes', () => {
    const silent = [...routes.values()]
      .filter(({ method, audited }) => method !== 'GET' && !audited)
      .map(nameOf);
    expect(new Set(silent)).toEqual(new Set([...AUDIT_THEMSELVES, ...OWN_VIEW]));
  });

  const guarded = Object.keys(ROUTES).filter((name) => rolesOf(name).length > 0);
  const everything = Object.keys(ROUTES);

  it.each(guarded)(
    '%s answers 401 without a token, with an expired one and with a forged one',
    async (name) => {
      const jwt = clinic.get(JwtService, { strict: false });
      const payload = { sub: records.admin.id, role: rolesOf(name)[0], jti: UNKNOWN };
      const expired = jwt.sign(payload, { expiresIn: '-1s' });
      const forged = new JwtService({ secret: 'another secret with 32 characters!!' }).sign(payload);
      for (const token of [undefined, expired, forged, 'nonsense'])
        expect([token, await statusOf(name, token === undefined ? undefined : { token })]).toEqual([
          token,
          401,
        ]);
    },
  );

  it.each(guarded)('%s answers 403 to every other role', async (name) => {
    const others = ROLES.filter((role) => !rolesOf(name).includes(role));
    const answers = await Promise.all(
      others.map(async (role) => [role, await statusOf(name, records[role])]),
    );
    expect(answers).toEqual(others.map((role) => [role, 403]));
  });

  it.each(everything)('%s works for its roles', async (name) => {
    const { own = [200] } = rowOf(name);
    const callers =
      rolesOf(name).length > 0 ? ROLES.filter((role) => rolesOf(name).includes(role)) : [undefined];
    for (const role of callers) {
      await records.running();
      const who = await callerOf(name, role);
      const answer = await call(name, who, { id: await ownId(name, role), good: true });
      expect([role, own.includes(answer.status) ? 'good' : [answer.status, answer.body]]).toEqual([
        role,
        'good',
      ]);
    }
  });

  const owned = everything.filter((name) => rowOf(name).other);
  it('states its answer to people who do not own the record', () => {
    const needed = everything.filter(
      (name) => /doctor|client/.test(rowOf(name).who) && /:clientId/.test(name),
    );
    expect(needed.filter((name) => !owned.includes(name))).toEqual([]);
  });

  it.each(owned)("%s does not serve another person's record", async (name) => {
    const others = { doctor: records.otherDoctor, client: records.otherClient };
    for (const [role, status] of Object.entries(rowOf(name).other ?? {})) {
      const who = others[role as keyof typeof others];
      const answer = await call(name, who, { id: await ownId(name), good: true });
      expect([role, answer.status, answer.body.code]).toEqual([
        role,
        status,
        status === 403 ? 'FORBIDDEN' : 'NOT_FOUND',
      ]);
    }
  });

  const withId = guarded.filter((name) => /:(id|clientId)/.test(name));
  it.each(withId)('%s refuses an invalid id and an unknown one', async (name) => {
    const [first] = rolesOf(name);
    const who = records[first as 'client'];
    expect(await statusOf(name, who, { id: 'x', good: true })).toBe(400);
    const ofOtherClient = first === 'client' && name.includes(':clientId');
    expect(await statusOf(name, who, { id: UNKNOWN, good: true })).toBe(ofOtherClient ? 403 : 404);
  });

  it('answers only with statuses in the API document', async () => {
    const file = new URL('../../docs/api.json', import.meta.url);
    const { paths } = JSON.parse(await readFile(file, 'utf8')) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    const isSaid = (answer: string): boolean => {
      const [method = '', where = '', status = ''] = answer.split(' ');
      const documented = paths[where.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      return documented?.responses[status] !== undefined;
    };
    expect(seen.size).toBeGreaterThan(everything.length);
    expect([...seen].filter((answer) => !isSaid(answer))).toEqual([]);
  });
});
