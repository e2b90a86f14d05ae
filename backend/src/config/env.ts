import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import { Encrypter } from 'age-encryption';

/** Injection token of the parsed environment. */
export const ENV = Symbol('env');

/** The backups that the server makes itself. */
export interface BackupSettings {
  /** Hours from one to the next. */
  every: number;
  /** How many are kept. */
  keep: number;
  /** Undefined: a folder under `dataDir`, which the server makes. */
  dir?: string;
}

/** How long servers leave to each other what one of them has begun, in milliseconds; shorter only for tests. */
export interface Timings {
  /** A lock or claim whose holder has died is free after this time. */
  lockMs: number;
  /** How often queues are looked through for what was left behind. */
  sweepMs: number;
  /** What follows from a write is left to the server that wrote for this time. */
  graceMs: number;
}

/** The environment, parsed and checked once at start; nobody else reads process.env. */
export interface Env {
  port: number;
  host: string;
  /** Base of links in mails, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  mongodbUri?: string;
  /** Of the embedded engine, for a worker: the primary holds it. */
  engineUri?: string;
  /** Processes behind the port, 1–64. */
  workers: number;
  dataDir: string;
  jwtSecret: string;
  /** What secrets in the database are encrypted with, beside it: never in a backup. */
  dataKey: string;
  /** Characters of a new password at least, 6–64. */
  passwordMin: number;
  adminEmail?: string;
  adminPassword?: string;
  /** Undefined: decided at start, when it is known whether the embedded database is empty. */
  demoData?: boolean;
  smtpUrl?: string;
  mailFrom?: string;
  clinicTimezone: string;
  /** Number of proxies in front; 0 = none. */
  trustProxy: number;
  apiDocs: boolean;
  /** Years for which something stays although its client wants it erased. */
  keepYears: { invoices: number; clinical: number };
  metricsToken?: string;
  /** By which push services know the clinic; undefined: made once under `dataDir`. */
  vapid?: { publicKey: string; privateKey: string };
  /** Origins that count as push services beside the known ones: those of tests. */
  pushServices: string[];
  /** Between being asked to end and taking no connections any more, 0–10. */
  drainSeconds: number;
  /** A request that takes longer leaves a line in the log that says why. */
  slowRequestMs: number;
  logLevel: string;
  /** How much later than the machine's clock it is, in milliseconds; other than 0 only for tests. */
  clockOffsetMs: number;
  timings: Timings;
  /** How much work a new password's hash is; `low` only for tests. */
  passwordCost: 'normal' | 'low';
  /** Undefined: the server makes no backups. */
  backup?: BackupSettings;
  /** Age public keys that backups are encrypted to; undefined: they are not. */
  backupRecipients?: string[];
}

/** A wrong environment: the start stops with this one sentence, which names the variable. */
export class EnvError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Whether only this machine reaches the server. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** Different characters that a random secret has at least: 32 random hexadecimal digits have fewer practically never. */
const SECRET_VARIETY = 8;

type Source = Record<string, string | undefined>;

function wholeNumber(source: Source, name: string, fallback: number, min: number, max: number): number {
  const text = source[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new EnvError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

function flag(source: Source, name: string): boolean | undefined {
  const text = source[name]?.trim().toLowerCase();
  if (!text) return undefined;
  if (text !== 'true' && text !== 'false')
    throw new EnvError(`${name} must be true or false, not "${text}".`);
  return text === 'true';
}

function url(source: Source, name: string, protocols: string[]): string | undefined {
  const text = source[name]?.trim();
  if (!text) return undefined;
  if (
    !protocols.some((protocol) => text.startsWith(`${protocol}://`)) ||
    !URL.canParse(text.replace(/,[^/]*/, ''))
  )
    throw new EnvError(`${name} must be an address that starts with ${protocols.join(':// or ')}://.`);
  return text.replace(/\/$/, '');
}

function timeZone(source: Source): string {
  const name = source.CLINIC_TIMEZONE?.trim() || 'Asia/Kolkata';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    throw new EnvError(`CLINIC_TIMEZONE must be a time zone such as Asia/Kolkata, not "${name}".`);
  }
}

/** Outside production a secret is made once and kept, so that a restart does not end everybody's session. */
function secret(
  source: Source,
  name: string,
  { production, file }: { production: boolean; file: string },
): string {
  const given = source[name]?.trim();
  if (given && given.length < 32) throw new EnvError(`${name} must have at least 32 characters.`);
  if (production && given && new Set(given).size < SECRET_VARIETY)
    throw new EnvError(
      `${name} must be random, with at least ${SECRET_VARIETY} different characters: openssl rand -base64 48`,
    );
  if (given) return given;
  if (production) throw new EnvError(`${name} must be set in production, with at least 32 characters.`);
  const dataDir = path.dirname(file);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new EnvError(`DATA_DIR must be a folder that can be written, and ${dataDir} is not.`);
  }
  return readFileSync(file, 'utf8');
}

/** In production they are made unless that is said to be off, elsewhere when there is a folder for them. */
function backups(source: Source, production: boolean): Pick<Env, 'backup' | 'backupRecipients'> {
  const dir = source.BACKUP_DIR?.trim();
  const every = wholeNumber(source, 'BACKUP_EVERY', production || dir ? 24 : 0, 0, 720);
  const keep = wholeNumber(source, 'BACKUP_KEEP', 7, 1, 1000);
  const recipients = (source.BACKUP_RECIPIENTS ?? '').split(',').map((key) => key.trim());
  const keys = recipients.filter((key) => key !== '');
  for (const key of keys) {
    try {
      new Encrypter().addRecipient(key);
    } catch {
      throw new EnvError(
        `BACKUP_RECIPIENTS must be age public keys (age1…) with commas between, not "${key}".`,
      );
    }
  }
  return {
    ...(every > 0 && { backup: { every, keep, ...(dir && { dir: path.resolve(dir) }) } }),
    ...(keys.length > 0 && { backupRecipients: keys }),
  };
}

/** Both keys or none; other push services than the known ones only where nobody is at work. */
function push(source: Source, production: boolean): Pick<Env, 'vapid' | 'pushServices'> {
  const publicKey = source.VAPID_PUBLIC_KEY?.trim();
  const privateKey = source.VAPID_PRIVATE_KEY?.trim();
  if (!publicKey !== !privateKey)
    throw new EnvError(`${publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY'} must be set too.`);
  const pushServices = (source.PUSH_SERVICES ?? '').split(',').flatMap((origin) => origin.trim() || []);
  if (production && pushServices.length > 0)
    throw new EnvError('PUSH_SERVICES must not be set in production.');
  return { ...(publicKey && privateKey && { vapid: { publicKey, privateKey } }), pushServices };
}

/** What tests change of time and of the cost of a hash. */
function forTests(
  source: Source,
  production: boolean,
): Pick<Env, 'clockOffsetMs' | 'timings' | 'passwordCost'> {
  const names = ['CLOCK_OFFSET_SECONDS', 'LOCK_SECONDS', 'SWEEP_SECONDS', 'GRACE_SECONDS', 'PASSWORD_COST'];
  const given = names.find((name) => source[name]?.trim());
  if (production && given) throw new EnvError(`${given} must not be set in production: it is for tests.`);
  const offset = source.CLOCK_OFFSET_SECONDS?.trim() || '0';
  if (!/^-?\d{1,10}$/.test(offset))
    throw new EnvError(`CLOCK_OFFSET_SECONDS must be a whole number of seconds, not "${offset}".`);
  const cost = source.PASSWORD_COST?.trim() || 'normal';
  if (cost !== 'normal' && cost !== 'low')
    throw new EnvError(`PASSWORD_COST must be normal or low, not "${cost}".`);
  const seconds = (name: string, fallback: number) => wholeNumber(source, name, fallback, 1, 3600) * 1000;
  return {
    clockOffsetMs: Number(offset) * 1000,
    timings: {
      lockMs: seconds('LOCK_SECONDS', 60),
      sweepMs: seconds('SWEEP_SECONDS', 15),
      graceMs: seconds('GRACE_SECONDS', 30),
    },
    passwordCost: cost,
  };
}

/** Reads the variables of the specification's decisions, section 15. Throws EnvError. */
export function readEnv(source: Source): Env {
  const nodeEnv = source.NODE_ENV?.trim() || undefined;
  if (nodeEnv && !['production', 'development', 'test'].includes(nodeEnv))
    throw new EnvError(`NODE_ENV must be production, development or test, not "${nodeEnv}".`);
  const production = nodeEnv === 'production';
  const port = wholeNumber(source, 'PORT', 3000, 0, 65_535);
  const host = source.HOST?.trim() || '127.0.0.1';
  const dataDir = path.resolve(source.DATA_DIR?.trim() || 'data');
  const mongodbUri = url(source, 'MONGODB_URI', ['mongodb', 'mongodb+srv']);
  const demoData = flag(source, 'DEMO_DATA');
  if (production && demoData) throw new EnvError('DEMO_DATA must not be true in production.');
  if (demoData && !isLoopback(host))
    throw new EnvError(
      `DEMO_DATA must not be true with HOST=${host}: everybody who reaches the server would know its passwords.`,
    );
  const mayDemo = !production && !mongodbUri && isLoopback(host);
  const logLevel = source.LOG_LEVEL?.trim() || 'info';
  if (!LOG_LEVELS.includes(logLevel))
    throw new EnvError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const adminEmail = source.ADMIN_EMAIL?.trim().toLowerCase() || undefined;
  const adminPassword = source.ADMIN_PASSWORD || undefined;
  if (adminEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(adminEmail))
    throw new EnvError('ADMIN_EMAIL must be an e-mail address.');
  if (!adminEmail !== !adminPassword)
    throw new EnvError(`${adminEmail ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'} must be set too.`);
  // Shorter than at the log-in, nobody could log in; in production the shortest one is what OWASP asks for.
  const passwordMin = wholeNumber(source, 'PASSWORD_MIN', production ? 8 : 6, MIN_PASSWORD_LENGTH, 64);
  if (adminPassword && adminPassword.length < passwordMin)
    throw new EnvError(`ADMIN_PASSWORD must have at least ${passwordMin} characters.`);
  const smtpUrl = url(source, 'SMTP_URL', ['smtp', 'smtps']);
  if (production && !smtpUrl)
    throw new EnvError(
      'SMTP_URL must be set in production: clients prove their e-mail by a link in a letter.',
    );
  return {
    port,
    host,
    publicUrl: url(source, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`,
    production,
    mongodbUri,
    engineUri: source.ENGINE_URI,
    workers: wholeNumber(source, 'WORKERS', 1, 1, 64),
    dataDir,
    jwtSecret: secret(source, 'JWT_SECRET', { production, file: path.join(dataDir, 'jwt-secret') }),
    dataKey: secret(source, 'DATA_KEY', { production, file: path.join(dataDir, 'data-key') }),
    passwordMin,
    adminEmail,
    adminPassword,
    demoData: demoData ?? (mayDemo ? undefined : false),
    smtpUrl,
    mailFrom: source.MAIL_FROM?.trim() || undefined,
    clinicTimezone: timeZone(source),
    trustProxy: source.TRUST_PROXY?.trim() === 'false' ? 0 : wholeNumber(source, 'TRUST_PROXY', 0, 0, 10),
    apiDocs: flag(source, 'API_DOCS') ?? !production,
    keepYears: {
      invoices: wholeNumber(source, 'KEEP_INVOICES_YEARS', 8, 0, 100),
      clinical: wholeNumber(source, 'KEEP_CLINICAL_YEARS', 3, 0, 100),
    },
    metricsToken: source.METRICS_TOKEN?.trim() || undefined,
    drainSeconds: wholeNumber(source, 'DRAIN_SECONDS', 0, 0, 10),
    slowRequestMs: wholeNumber(source, 'SLOW_REQUEST_MS', 1000, 0, 600_000),
    logLevel,
    ...forTests(source, production),
    ...push(source, production),
    ...backups(source, production),
  };
}
