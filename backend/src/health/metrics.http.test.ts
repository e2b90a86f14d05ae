import request from 'supertest';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

async function metrics(clinic: TestApp, token?: string) {
  const test = request(await clinic.app.getUrl()).get('/metrics');
  return token ? test.set('Authorization', `Bearer ${token}`) : test;
}

describe('the numbers for a monitoring system', () => {
  let open: TestApp;

  beforeAll(async () => {
    open = await openTestApp({ metricsToken: 'a token for the monitoring' });
  });
  afterAll(() => open.close());

  it('are there for who has the token only', async () => {
    expect((await metrics(open)).status).toBe(401);
    expect((await metrics(open, 'another token')).status).toBe(401);
    expect((await metrics(open, 'ä token for the monitoring')).status).toBe(401);
    expect((await metrics(open, 'a token for the monitoring')).status).toBe(200);
  });

  it("count requests under their route's pattern, never under somebody's id, and mails that wait", async () => {
    const client = await open.addClient();
    await open.as(client).get(`/rest/clients/${client.id}`).expect(403);
    const { text } = await metrics(open, 'a token for the monitoring');
    expect(text).toMatch(
      /http_request_duration_seconds_count{[^}]*route="\/api\/rest\/clients\/:id"[^}]*status="403"[^}]*} 1/,
    );
    expect(text).not.toContain(client.id);
    expect(text).toMatch(/clinic_mails{state="queued"} \d+/);
  });
});

describe('a server without METRICS_TOKEN', () => {
  it('has no numbers for anybody', async () => {
    const closed = await openTestApp();
    expect((await metrics(closed, 'undefined')).status).toBe(404);
    await closed.close();
  });
});
