import { randomBytes } from 'node:crypto';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvError, readEnv } from './env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'env-'));
const read = (source: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...source });

const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };

describe('the environment', () => {
  it('needs no variables: an embedded database on the loopback address', () => {
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

  it.each([
    ['jwtSecret', 'jwt-secret'],
    ['dataKey', 'data-key'],
  ] as const)('makes %s once and keeps it in a file that only the owner reads', (name, file) => {
    expect(read()[name]).toBe(read()[name]);
    expect(read()[name].length).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(dataDir, file)).mode & 0o077).toBe(0);
  });

  it('shows no demo clinic on a foreign database, on an open address or in production', () => {
    expect(read({ MONGODB_URI: 'mongodb://db.example:27017/clinic' }).demoData).toBe(false);
    expect(read({ HOST: '0.0.0.0' }).demoData).toBe(false);
    const [JWT_SECRET, DATA_KEY] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    expect(read({ ...PRODUCTION, JWT_SECRET, DATA_KEY }).demoData).toBe(false);
  });

  it('takes both push keys or none, and unknown push services outside production only', () => {
    expect(read().vapid).toBeUndefined();
    const vapid = { publicKey: 'public', privateKey: 'private' };
    expect(read({ VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' }).vapid).toEqual(vapid);
    expect(() => read({ VAPID_PUBLIC_KEY: 'public' })).toThrow('VAPID_PRIVATE_KEY must be set too.');
    expect(read({ PUSH_SERVICES: 'http://127.0.0.1:4000' }).pushServices).toEqual(['http://127.0.0.1:4000']);
    const [JWT_SECRET, DATA_KEY] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    const source = { ...PRODUCTION, JWT_SECRET, DATA_KEY, PUSH_SERVICES: 'http://127.0.0.1:4000' };
    expect(() => read(source)).toThrow('PUSH_SERVICES must not be set in production.');
  });

  it('defaults to the machine’s time, patient locks and costly hashes', () => {
    const { clockOffsetMs, timings, passwordCost } = read();
    expect({ clockOffsetMs, timings, passwordCost }).toEqual({
      clockOffsetMs: 0,
      timings: { lockMs: 60_000, sweepMs: 15_000, graceMs: 30_000 },
      passwordCost: 'normal',
    });
    expect(read({ CLOCK_OFFSET_SECONDS: '-86400' }).clockOffsetMs).toBe(-86_400_000);
    const quick = read({ LOCK_SECONDS: '2', SWEEP_SECONDS: '1', GRACE_SECONDS: '3', PASSWORD_COST: 'low' });
    expect(quick).toMatchObject({
      timings: { lockMs: 2000, sweepMs: 1000, graceMs: 3000 },
      passwordCost: 'low',
    });
  });

  it.each([
    ['CLOCK_OFFSET_SECONDS', '60'],
    ['LOCK_SECONDS', '2'],
    ['SWEEP_SECONDS', '1'],
    ['GRACE_SECONDS', '1'],
    ['PASSWORD_COST', 'low'],
  ])('refuses the tests’ %s in production', (name, value) => {
    const [JWT_SECRET, DATA_KEY] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    expect(() => read({ ...PRODUCTION, JWT_SECRET, DATA_KEY, [name]: value })).toThrow(
      `${name} must not be set in production: it is for tests.`,
    );
  });

  it('asks for longer passwords in production', () => {
    const [JWT_SECRET, DATA_KEY] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    expect(read({ ...PRODUCTION, JWT_SECRET, DATA_KEY }).passwordMin).toBe(8);
    expect(read().passwordMin).toBe(6);
  });

  it('enables backups in production, or where a folder is set, unless they are off', () => {
    const secrets = {
      JWT_SECRET: randomBytes(24).toString('hex'),
      DATA_KEY: randomBytes(24).toString('hex'),
    };
    const production = { ...PRODUCTION, ...secrets };
    expect(read().backup).toBeUndefined();
    expect(read({ BACKUP_DIR: '/backups' }).backup).toEqual({ every: 24, keep: 7, dir: '/backups' });
    expect(read(production).backup).toEqual({ every: 24, keep: 7 });
    expect(read({ ...production, BACKUP_EVERY: '6', BACKUP_KEEP: '28' }).backup).toEqual({
      every: 6,
      keep: 28,
    });
    expect(read({ ...production, BACKUP_EVERY: '0' }).backup).toBeUndefined();
    const key = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
    expect(read({ BACKUP_RECIPIENTS: `${key}, ${key}` }).backupRecipients).toEqual([key, key]);
  });

  it.each([
    ['BACKUP_EVERY', { BACKUP_EVERY: 'daily' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: '0' }],
    [
      'BACKUP_RECIPIENTS',
      { BACKUP_RECIPIENTS: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8q' },
    ],
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
    ['KEEP_INVOICES_YEARS', { KEEP_INVOICES_YEARS: 'eight' }],
    ['KEEP_CLINICAL_YEARS', { KEEP_CLINICAL_YEARS: '101' }],
    ['DEMO_DATA', { DEMO_DATA: 'true', HOST: '0.0.0.0' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { JWT_SECRET: 'abc1'.repeat(16), ...PRODUCTION }],
    ['JWT_SECRET', PRODUCTION],
    ['DATA_KEY', { DATA_KEY: 'short' }],
    ['DATA_KEY', { ...PRODUCTION, JWT_SECRET: randomBytes(24).toString('hex') }],
    ['SMTP_URL', { NODE_ENV: 'production', JWT_SECRET: randomBytes(24).toString('hex') }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'secret1' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.in' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'long-as-8', PASSWORD_MIN: '10' }],
    ['PASSWORD_MIN', { PASSWORD_MIN: '5' }],
    ['PASSWORD_COST', { PASSWORD_COST: 'cheap' }],
    ['CLOCK_OFFSET_SECONDS', { CLOCK_OFFSET_SECONDS: 'tomorrow' }],
    ['LOCK_SECONDS', { LOCK_SECONDS: '0' }],
  ])('refuses a wrong %s with one sentence that names it (%j)', (name, source) => {
    expect(() => read(source as Record<string, string>)).toThrow(EnvError);
    expect(() => read(source as Record<string, string>)).toThrow(name);
  });

  it.each([
    ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535, not "3000x".'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be a whole number from 0 to 10, not "11".'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be true or false, not "yes".'],
    ['SMTP_URL', 'mail', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['DATA_KEY', 'short', 'DATA_KEY must have at least 32 characters.'],
    [
      'BACKUP_RECIPIENTS',
      'age1x, y',
      'BACKUP_RECIPIENTS must be age public keys (age1…) with commas between, not "age1x".',
    ],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new EnvError(sentence));
  });

  it.each([
    [
      { PORT: ' 80 ', API_DOCS: 'False' },
      { port: 80, apiDocs: false },
    ],
    [
      { PORT: ' ', LOG_LEVEL: '' },
      { port: 3000, logLevel: 'info' },
    ],
    [{ TRUST_PROXY: 'false' }, { trustProxy: 0 }],
    [{ MONGODB_URI: 'mongodb://one:1,two:2/clinic' }, { mongodbUri: 'mongodb://one:1,two:2/clinic' }],
    [{ ADMIN_EMAIL: 'Admin@clinic.in', ADMIN_PASSWORD: ' secret' }, { adminPassword: ' secret' }],
  ])('takes %j without outer spaces, except of a password, and empty as left out', (source, wanted) => {
    expect(read(source)).toMatchObject(wanted);
  });
});
