import { Logger } from '@nestjs/common';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Env } from '../../platform/config/env.ts';
import { DemoClinic } from './demo-clinic.ts';

describe('a demo clinic with its public passwords', () => {
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

it('says that the demo clinic was left out, and why, when there is an admin already', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const clinic = await openTestApp({ demoData: true });
  try {
    await clinic.addAdmin();
    expect(await clinic.get(DemoClinic, { strict: false }).prepare()).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/demo clinic was left out: .*ADMIN_EMAIL/));
  } finally {
    warn.mockRestore();
    await clinic.close();
  }
});
