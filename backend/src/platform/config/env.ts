import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvVariables, listOf } from './env-variables.ts';

export const ENV = Symbol('env');

export interface BackupSettings {
  /** Hours between two backups. */
  every: number;
  keep: number;
  /** Undefined: a folder under `dataDir`, which the server creates. */
  dir?: string;
}

/** Milliseconds after which servers take over each other's work; shorter only for tests. */
export interface Timings {
  /** A dead holder's lock or claim is free after this time. */
  lockMs: number;
  /** Interval of the sweepers, which look for unfinished work. */
  sweepMs: number;
  /** Time in which an effect is left to the server that wrote it. */
  graceMs: number;
}

/** False: no mail server is set, so letters are kept as files and not sent. */
export const mailsAreSetUp = ({ smtpUrl }: Pick<Env, 'smtpUrl'>): boolean => smtpUrl !== undefined;

/** The environment, parsed and checked once at start; no other code reads process.env. */
export interface Env {
  port: number;
  host: string;
  /** Base of links in emails, without a trailing slash. */
  publicUrl: string;
  production: boolean;
  mongodbUri?: string;
  /** The former WORKERS variable, which is logged and otherwise ignored. */
  workers?: string;
  dataDir: string;
  jwtSecret: string;
  /** Key that encrypts secrets in the database; never part of a backup. */
  dataKey: string;
  /** True: one of the two keys is a file under `dataDir`, made by the server. */
  secretsFromFiles?: boolean;
  /** Minimum characters of a new password, 6–64. */
  passwordMin: number;
  adminEmail?: string;
  adminPassword?: string;
  /** Undefined: decided at start, once it is known whether the embedded database is empty. */
  demoData?: boolean;
  smtpUrl?: string;
  mailFrom?: string;
  clinicTimezone: string;
  /** Number of proxies in front; 0 = none. */
  trustProxy: number;
  apiDocs: boolean;
  /** Years that records are kept although the client asked for erasure. */
  keepYears: { invoices: number; clinical: number };
  metricsToken?: string;
  /** Identifies the clinic to push services; undefined: created once under `dataDir`. */
  vapid?: { publicKey: string; privateKey: string };
  /** Origins accepted as push services besides the known ones, for tests. */
  pushServices: string[];
  /** Seconds from the shutdown request to refusing connections, 0–10. */
  drainSeconds: number;
  /** A slower request leaves a log line with the reasons. */
  slowRequestMs: number;
  logLevel: string;
  /** Shift of the clock, in milliseconds; other than 0 only for tests. */
  clockOffsetMs: number;
  timings: Timings;
  /** Work of a password hash; `low` only for tests. */
  passwordCost: 'normal' | 'low';
  /** Undefined: the server makes no backups. */
  backup?: BackupSettings;
  /** Age public keys for backups; undefined: not encrypted. */
  backupRecipients?: string[];
}

/** Invalid environment: the start stops with this one sentence, which names the variable. */
export class EnvError extends Error {}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** Minimum of different characters in a secret; 32 random hexadecimal digits practically always have more. */
const SECRET_VARIETY = 8;

const flagOf = (text?: string): boolean | undefined => (text ? text.toLowerCase() === 'true' : undefined);
const withoutSlash = (address?: string): string | undefined => address?.replace(/\/$/, '');

/** Outside production a secret is created once and kept, so that a restart ends no sessions. */
function secret(
  variables: EnvVariables,
  name: 'JWT_SECRET' | 'DATA_KEY',
  { production, file }: { production: boolean; file: string },
): string {
  const given = variables[name];
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

/** On by default in production, elsewhere only when a folder is set. */
function backups(variables: EnvVariables, production: boolean): Pick<Env, 'backup' | 'backupRecipients'> {
  const { BACKUP_DIR: dir, BACKUP_KEEP = 7, BACKUP_RECIPIENTS } = variables;
  const every = Number(variables.BACKUP_EVERY ?? (production || dir ? 24 : 0));
  const keys = listOf(BACKUP_RECIPIENTS);
  return {
    ...(every > 0 && {
      backup: { every, keep: Number(BACKUP_KEEP), ...(dir && { dir: path.resolve(dir) }) },
    }),
    ...(keys.length > 0 && { backupRecipients: keys }),
  };
}

/** Both keys or none. Unknown push services are accepted outside production only. */
function push(variables: EnvVariables, production: boolean): Pick<Env, 'vapid' | 'pushServices'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES } = variables;
  if (!publicKey !== !privateKey)
    throw new EnvError(`${publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY'} must be set too.`);
  const pushServices = listOf(PUSH_SERVICES);
  if (production && pushServices.length > 0)
    throw new EnvError('PUSH_SERVICES must not be set in production.');
  return { ...(publicKey && privateKey && { vapid: { publicKey, privateKey } }), pushServices };
}

/** Settings for tests: time, and cost of password hashes. */
function forTests(
  variables: EnvVariables,
  production: boolean,
): Pick<Env, 'clockOffsetMs' | 'timings' | 'passwordCost'> {
  const names = [
    'CLOCK_OFFSET_SECONDS',
    'LOCK_SECONDS',
    'SWEEP_SECONDS',
    'GRACE_SECONDS',
    'PASSWORD_COST',
  ] as const;
  const given = names.find((name) => variables[name]);
  if (production && given) throw new EnvError(`${given} must not be set in production: it is for tests.`);
  const { CLOCK_OFFSET_SECONDS = 0, LOCK_SECONDS = 60, SWEEP_SECONDS = 15, GRACE_SECONDS = 30 } = variables;
  return {
    clockOffsetMs: Number(CLOCK_OFFSET_SECONDS) * 1000,
    timings: {
      lockMs: Number(LOCK_SECONDS) * 1000,
      sweepMs: Number(SWEEP_SECONDS) * 1000,
      graceMs: Number(GRACE_SECONDS) * 1000,
    },
    passwordCost: variables.PASSWORD_COST ?? 'normal',
  };
}

/** Reads the settings, which `.env.example` lists. Throws EnvError. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const variables = new EnvVariables(source);
  const wrong = variables.wrong();
  if (wrong) throw new EnvError(wrong);
  const production = variables.NODE_ENV === 'production';
  const port = Number(variables.PORT ?? 3000);
  const host = variables.HOST ?? '127.0.0.1';
  const dataDir = path.resolve(variables.DATA_DIR ?? 'data');
  const mongodbUri = withoutSlash(variables.MONGODB_URI);
  const demoData = flagOf(variables.DEMO_DATA);
  if (production && demoData) throw new EnvError('DEMO_DATA must not be true in production.');
  if (demoData && !isLoopback(host))
    throw new EnvError(
      `DEMO_DATA must not be true with HOST=${host}: everybody who reaches the server would know its passwords.`,
    );
  const mayDemo = !production && !mongodbUri && isLoopback(host);
  const adminEmail = variables.ADMIN_EMAIL?.toLowerCase();
  // Not trimmed: a password may begin with a space.
  const adminPassword = source.ADMIN_PASSWORD || undefined;
  if (!adminEmail !== !adminPassword)
    throw new EnvError(`${adminEmail ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'} must be set too.`);
  // The minimum that OWASP recommends, in production.
  const passwordMin = Number(variables.PASSWORD_MIN ?? (production ? 8 : 6));
  if (adminPassword && adminPassword.length < passwordMin)
    throw new EnvError(`ADMIN_PASSWORD must have at least ${passwordMin} characters.`);
  const smtpUrl = withoutSlash(variables.SMTP_URL);
  if (production && !smtpUrl)
    throw new EnvError(
      'SMTP_URL must be set in production: clients prove their e-mail by a link in a letter.',
    );
  return {
    port,
    host,
    publicUrl: withoutSlash(variables.PUBLIC_URL) ?? `http://localhost:${port}`,
    production,
    mongodbUri,
    workers: variables.WORKERS,
    dataDir,
    jwtSecret: secret(variables, 'JWT_SECRET', { production, file: path.join(dataDir, 'jwt-secret') }),
    dataKey: secret(variables, 'DATA_KEY', { production, file: path.join(dataDir, 'data-key') }),
    secretsFromFiles: !variables.JWT_SECRET || !variables.DATA_KEY,
    passwordMin,
    adminEmail,
    adminPassword,
    demoData: demoData ?? (mayDemo ? undefined : false),
    smtpUrl,
    mailFrom: variables.MAIL_FROM,
    clinicTimezone: variables.CLINIC_TIMEZONE ?? 'Asia/Kolkata',
    trustProxy: variables.TRUST_PROXY === 'false' ? 0 : Number(variables.TRUST_PROXY ?? 0),
    apiDocs: flagOf(variables.API_DOCS) ?? !production,
    keepYears: {
      invoices: Number(variables.KEEP_INVOICES_YEARS ?? 8),
      clinical: Number(variables.KEEP_CLINICAL_YEARS ?? 3),
    },
    metricsToken: variables.METRICS_TOKEN,
    drainSeconds: Number(variables.DRAIN_SECONDS ?? 0),
    slowRequestMs: Number(variables.SLOW_REQUEST_MS ?? 1000),
    logLevel: variables.LOG_LEVEL ?? 'info',
    ...forTests(variables, production),
    ...push(variables, production),
    ...backups(variables, production),
  };
}
