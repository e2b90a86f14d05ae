import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Injection token of the parsed environment. */
export const ENV = Symbol('env');

/** The environment, parsed and checked once at start; nobody else reads process.env. */
export interface Env {
  port: number;
  host: string;
  /** Base of links in mails, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  mongodbUri?: string;
  dataDir: string;
  jwtSecret: string;
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
  metricsToken?: string;
  logLevel: string;
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
function jwtSecret(source: Source, production: boolean, dataDir: string): string {
  const given = source.JWT_SECRET?.trim();
  if (given && given.length < 32) throw new EnvError('JWT_SECRET must have at least 32 characters.');
  if (production && given && new Set(given).size < SECRET_VARIETY)
    throw new EnvError(
      `JWT_SECRET must be random, with at least ${SECRET_VARIETY} different characters: openssl rand -base64 48`,
    );
  if (given) return given;
  if (production) throw new EnvError('JWT_SECRET must be set in production, with at least 32 characters.');
  const file = path.join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new EnvError(`DATA_DIR must be a folder that can be written, and ${dataDir} is not.`);
  }
  return readFileSync(file, 'utf8');
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
  if (adminPassword && adminPassword.length < 6)
    throw new EnvError('ADMIN_PASSWORD must have at least 6 characters.');
  return {
    port,
    host,
    publicUrl: url(source, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`,
    production,
    mongodbUri,
    dataDir,
    jwtSecret: jwtSecret(source, production, dataDir),
    adminEmail,
    adminPassword,
    demoData: demoData ?? (mayDemo ? undefined : false),
    smtpUrl: url(source, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: source.MAIL_FROM?.trim() || undefined,
    clinicTimezone: timeZone(source),
    trustProxy: source.TRUST_PROXY?.trim() === 'false' ? 0 : wholeNumber(source, 'TRUST_PROXY', 0, 0, 10),
    apiDocs: flag(source, 'API_DOCS') ?? !production,
    metricsToken: source.METRICS_TOKEN?.trim() || undefined,
    logLevel,
  };
}
