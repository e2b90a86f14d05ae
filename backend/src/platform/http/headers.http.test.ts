import request from 'supertest';
import { testClock } from '../../../test/test-clock.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

describe('the headers of every answer', () => {
  let clinic: TestApp;
  let behindTls: TestApp;
  const headersOf = async (app: TestApp, target: string): Promise<Record<string, string>> =>
    (await request(await app.app.getUrl()).get(target)).headers;

  beforeAll(async () => {
    clinic = await openTestApp();
    behindTls = await openTestApp({ publicUrl: 'https://clinic.example' });
  });
  afterAll(async () => {
    await clinic.close();
    await behindTls.close();
  });

  it('allow only the clinic’s own scripts, and no framing', async () => {
    const { 'content-security-policy': policy = '' } = await headersOf(clinic, '/api/health');
    expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('reveal nothing about the server, and forbid sniffing and referrers', async () => {
    const headers = await headersOf(clinic, '/api/health');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('keep a connection open longer than balancers, which close after a minute', async () => {
    const answer = await request(await clinic.app.getUrl())
      .get('/api/health')
      .set('Connection', 'keep-alive');
    expect(answer.headers['keep-alive']).toBe('timeout=75');
  });

  it('keep answers of the API out of every cache, refusals too', async () => {
    for (const target of ['/api/health', '/api/client/me', '/api/nothing'])
      expect((await headersOf(clinic, target))['cache-control']).toBe('no-store');
  });

  it('are dated by the clinic’s clock, refusals too', async () => {
    for (const target of ['/api/health', '/api/client/me']) {
      const { date = '' } = await headersOf(clinic, target);
      expect(Math.abs(Date.parse(date) - testClock.now().getTime())).toBeLessThan(60_000);
    }
  });

  it('require TLS only where there is TLS', async () => {
    expect((await headersOf(clinic, '/api/health'))['strict-transport-security']).toBeUndefined();
    expect((await headersOf(behindTls, '/api/health'))['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});
