import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { MarkedMethods } from '../ports/marked-methods.ts';
import { kindsOfEffects, type EffectKind } from '../writes/envelope.ts';
import { OnEffectMark } from '../writes/on-effect.ts';

async function metrics(clinic: TestApp, token?: string) {
  const test = request(await clinic.app.getUrl()).get('/metrics');
  return token ? test.set('Authorization', `Bearer ${token}`) : test;
}

describe('the metrics', () => {
  let open: TestApp;

  beforeAll(async () => {
    open = await openTestApp({ metricsToken: 'a token for the monitoring' });
  });
  afterAll(() => open.close());

  it('are readable with the token only', async () => {
    expect((await metrics(open)).status).toBe(401);
    expect((await metrics(open, 'another token')).status).toBe(401);
    expect((await metrics(open, 'ä token for the monitoring')).status).toBe(401);
    expect((await metrics(open, 'a token for the monitoring')).status).toBe(200);
  });

  it("count requests under their route's pattern, without ids, and waiting emails", async () => {
    const client = await open.addClient();
    await open.as(client).get(`/rest/clients/${client.id}`).expect(403);
    const { text } = await metrics(open, 'a token for the monitoring');
    expect(text).toMatch(
      /http_request_duration_seconds_count{[^}]*route="\/api\/rest\/clients\/:id"[^}]*status="403"[^}]*} 1/,
    );
    expect(text).not.toContain(client.id);
    expect(text).toMatch(/clinic_mails{state="queued"} \d+/);
  });

  it('cover effects, of which each kind that a write can name has a handler, and no other has one', () => {
    const marked = open.get(MarkedMethods, { strict: false }).of(OnEffectMark);
    const handled = marked.flatMap(({ options }) => options.kinds);
    const timesIn = (kinds: readonly EffectKind[], kind: EffectKind) =>
      kinds.filter((one) => one === kind).length;
    expect(handled.filter((kind) => !kindsOfEffects.includes(kind))).toEqual([]);
    expect(kindsOfEffects.filter((kind) => timesIn(handled, kind) < timesIn(kindsOfEffects, kind))).toEqual(
      [],
    );
  });

  it('cover the database: connections, commands by name, how long work waits', async () => {
    const { text } = await metrics(open, 'a token for the monitoring');
    expect(text).toMatch(/^clinic_database_up 1$/m);
    expect(text).toMatch(/^clinic_database_connections{state="in_use"} \d+$/m);
    expect(text).toMatch(/^clinic_database_connections_limit 50$/m);
    expect(text).toMatch(/^clinic_database_connection_waiters 0$/m);
    expect(text).toMatch(/^clinic_database_command_duration_seconds_count{command="find"} [1-9]/m);
    expect(text).toMatch(/^clinic_mail_oldest_queued_seconds \d/m);
    expect(text).toMatch(/^clinic_effects_oldest_waiting_seconds \d/m);
    expect(text).toMatch(/^clinic_lease_held{lease="migrations"} 0$/m);
    expect(text).toMatch(/^clinic_lease_last_done_timestamp_seconds{lease="migrations"} \d/m);
    expect(text).toMatch(/^clinic_uploads{state="waiting"} 0$/m);
    expect(text).toMatch(/^clinic_engine_restarts_total 0$/m);
  });

  it('count a command without an answer as a failure, and a refusal as an answer', async () => {
    const failures = async () =>
      /^clinic_database_command_failures_total (\d+)$/m.exec(
        (await metrics(open, 'a token for the monitoring')).text,
      )?.[1];
    const connection = open.get<Connection>(getConnectionToken(), { strict: false });
    await expect(connection.db?.command({ find: 'clients', filter: { $no: 1 } })).rejects.toThrow('$no');
    expect(await failures()).toBe('0');
    const left = new AbortController();
    connection.getClient().on('commandStarted', function leave({ commandName }) {
      if (commandName !== 'aggregate') return;
      connection.getClient().off('commandStarted', leave);
      left.abort();
    });
    const doctors = connection.db!.collection('doctors');
    await expect(doctors.aggregate(slowPipeline(), { signal: left.signal }).toArray()).rejects.toThrow(
      'aborted',
    );
    expect(await failures()).toBe('1');
  });

  it('are answered while the database is away, except those read from it', async () => {
    await open.get<Connection>(getConnectionToken(), { strict: false }).close();
    const { status, text } = await metrics(open, 'a token for the monitoring');
    expect(status).toBe(200);
    expect(text).toMatch(/^clinic_database_up 0$/m);
    expect(text).not.toMatch(/^clinic_mails{/m);
    expect(text).not.toMatch(/^clinic_mail_oldest_queued_seconds /m);
  });
});

describe('a server without METRICS_TOKEN', () => {
  it('answers no metrics', async () => {
    const closed = await openTestApp();
    expect((await metrics(closed, 'undefined')).status).toBe(404);
    await closed.close();
  });
});
