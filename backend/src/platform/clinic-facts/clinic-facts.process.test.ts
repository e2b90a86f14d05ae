import { SHIPPED_CLINIC, knowClinic, type ClinicFacts } from '@clinic/contract/clinic';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

/** Within this time all servers agree, in milliseconds. */
const AGREED_MS = 30_000;

describe('two servers while the clinic is renamed by fifty requests at once', () => {
  let clinic: TestApp;
  let admin: Person;
  let servers: ServerProcess[];

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    servers = await Promise.all([1, 2].map(() => startServerProcess(clinic.uri)));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    knowClinic(SHIPPED_CLINIC);
    await clinic.close();
  });

  /** The name under which a phone keeps the client's portal. */
  const nameOn = async ({ api }: ServerProcess) => {
    const answer = await fetch(new URL('/client/manifest.webmanifest', api));
    return ((await answer.json()) as { name: string }).name;
  };

  it('one name wins, and the pages of both have it within thirty seconds', async () => {
    expect(await Promise.all(servers.map(nameOn))).toEqual([SHIPPED_CLINIC.name, SHIPPED_CLINIC.name]);
    const { body } = await clinic.as(admin).get('/admin/clinic').expect(200);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        const save = { ...body.clinic, name: `Clinic ${place}`, version: body.version };
        const answer = await fetch(`${servers[place % 2]?.api}/admin/clinic`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}` },
          body: JSON.stringify(save),
        });
        return { status: answer.status, saved: (await answer.json()) as { clinic?: ClinicFacts } };
      }),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const name = won?.saved.clinic?.name;
    await until(async () => {
      const names = await Promise.all(servers.map(nameOn));
      return names.every((one) => one === name) ? true : undefined;
    }, AGREED_MS);
  });
});
