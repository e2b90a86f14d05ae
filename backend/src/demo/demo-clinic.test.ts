import { openTestApp, type TestApp } from '../../test/test-app.ts';
import type { Env } from '../config/env.ts';
import { DemoClinic } from './demo-clinic.ts';

describe('a demo clinic, whose passwords everybody knows', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.connection.collection('clinic_state').insertOne({ _id: 'demo' as never });
  });
  afterAll(() => clinic.close());

  /** What a start on the demo clinic's database answers. */
  const prepared = async (over: Partial<Env>): Promise<unknown> => {
    const server = await openTestApp({ mongodbUri: clinic.uri, ...over });
    try {
      return await server.get(DemoClinic, { strict: false }).prepare();
    } finally {
      await server.close();
    }
  };

  it('opens on this machine alone', async () => {
    expect(await prepared({})).toBe(true);
  });

  it.each([
    ['where others reach the server', { host: '0.0.0.0' }, 'before HOST=0.0.0.0'],
    ['in production', { production: true }, 'before NODE_ENV=production'],
  ])('does not open %s, and says what to do', async (_where, over, advice) => {
    await expect(prepared(over)).rejects.toThrow(advice);
  });
});

describe('a demo clinic that is asked for where somebody has an account', () => {
  it('is left out, and the log says why', async () => {
    const clinic = await openTestApp({ demoData: true });
    const said: string[] = [];
    const demo = clinic.get(DemoClinic, { strict: false });
    Object.assign(demo, { logger: { warn: (text: string) => said.push(text) } });
    try {
      await clinic.addAdmin();
      expect(await demo.prepare()).toBe(false);
      expect(said).toEqual([expect.stringContaining('this one has accounts. ADMIN_EMAIL makes one')]);
    } finally {
      await clinic.close();
    }
  });
});
