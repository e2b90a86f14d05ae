import { randomBytes } from 'node:crypto';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EnvError, readEnv } from './env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'env-'));
const read = (source: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...source });

describe('the environment', () => {
  it('needs nothing: an embedded database on the loopback address', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      clinicTimezone: 'Asia/Kolkata',
      demoData: undefined,
      trustProxy: 0,
      apiDocs: true,
    });
  });

  it('makes a secret once and keeps it in a file that only the owner reads', () => {
    expect(read().jwtSecret).toBe(read().jwtSecret);
    expect(read().jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it('shows no demo clinic on a foreign database, on an open address or in production', () => {
    expect(read({ MONGODB_URI: 'mongodb://db.example:27017/clinic' }).demoData).toBe(false);
    expect(read({ HOST: '0.0.0.0' }).demoData).toBe(false);
    const secret = randomBytes(24).toString('hex');
    expect(read({ NODE_ENV: 'production', JWT_SECRET: secret }).demoData).toBe(false);
  });

  it.each([
    ['PORT', { PORT: '3000x' }],
    ['PORT', { PORT: '70000' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'clinic.example' }],
    ['MONGODB_URI', { MONGODB_URI: 'postgres://x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['CLINIC_TIMEZONE', { CLINIC_TIMEZONE: 'Asia/Atlantis' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['DEMO_DATA', { DEMO_DATA: 'true', NODE_ENV: 'production' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['DEMO_DATA', { DEMO_DATA: 'true', HOST: '0.0.0.0' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { JWT_SECRET: 'abc1'.repeat(16), NODE_ENV: 'production' }],
    ['JWT_SECRET', { NODE_ENV: 'production' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'secret1' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.in' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'short' }],
  ])('refuses a wrong %s with one sentence that names it (%j)', (name, source) => {
    expect(() => read(source as Record<string, string>)).toThrow(EnvError);
    expect(() => read(source as Record<string, string>)).toThrow(name);
  });
});
