import request from 'supertest';
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

  it('let no script run but the clinic’s own, and no page frame it', async () => {
    const { 'content-security-policy': policy = '' } = await headersOf(clinic, '/api/health');
    expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('say nothing about the server, and that nothing is to be guessed or told further', async () => {
    const headers = await headersOf(clinic, '/api/health');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('keep a connection open for longer than the balancers in front, which close after a minute', async () => {
    const answer = await request(await clinic.app.getUrl())
      .get('/api/health')
      .set('Connection', 'keep-alive');
    expect(answer.headers['keep-alive']).toBe('timeout=75');
  });

  it('keep the answers of the API out of every cache, refusals too', async () => {
    for (const target of ['/api/health', '/api/client/me', '/api/nothing'])
      expect((await headersOf(clinic, target))['cache-control']).toBe('no-store');
  });

  it('ask for TLS only where there is TLS', async () => {
    expect((await headersOf(clinic, '/api/health'))['strict-transport-security']).toBeUndefined();
    expect((await headersOf(behindTls, '/api/health'))['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});
