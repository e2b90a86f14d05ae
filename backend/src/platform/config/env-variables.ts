import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import { Encrypter } from 'age-encryption';
import { IsIn, IsTimeZone, Matches, MinLength, ValidateBy, validateSync } from 'class-validator';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const sentence = (message: string) => ({ message });

const WholeNumber = (min: number, max: number) =>
  ValidateBy({
    name: 'wholeNumber',
    validator: {
      validate: (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      defaultMessage: () => `$property must be a whole number from ${min} to ${max}, not "$value".`,
    },
  });

const Flag = () => Matches(/^(true|false)$/i, sentence('$property must be true or false, not "$value".'));

const Address = (...protocols: string[]) =>
  ValidateBy({
    name: 'address',
    validator: {
      validate: (text: string) =>
        protocols.some((protocol) => text.startsWith(`${protocol}://`)) &&
        // Keeps the first member only, since a replica set's address lists several with commas.
        URL.canParse(text.replace(/,[^/]*/, '')),
      defaultMessage: () => `$property must be an address that starts with ${protocols.join(':// or ')}://.`,
    },
  });

const Secret = () => MinLength(32, sentence('$property must have at least 32 characters.'));

const AgeKeys = () =>
  ValidateBy({
    name: 'ageKeys',
    validator: {
      validate: (text: string) => listOf(text).every(isAgeKey),
      defaultMessage: (context) => {
        const wrong = listOf(String(context?.value)).find((key) => !isAgeKey(key));
        return `$property must be age public keys (age1…) with commas between, not "${wrong}".`;
      },
    },
  });

function isAgeKey(key: string): boolean {
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
}

export const listOf = (text = ''): string[] => text.split(',').flatMap((one) => one.trim() || []);

/** The environment's trimmed variables (empty: undefined). Rules across variables are in `readEnv`. */
export class EnvVariables {
  @IsIn(
    ['production', 'development', 'test'],
    sentence('$property must be production, development or test, not "$value".'),
  )
  NODE_ENV?: string;
  @WholeNumber(0, 65_535) PORT?: string;
  HOST?: string;
  @Address('http', 'https') PUBLIC_URL?: string;
  @Address('mongodb', 'mongodb+srv') MONGODB_URI?: string;
  EMBEDDED_DATABASE?: string;
  WORKERS?: string;
  DATA_DIR?: string;
  @Flag() DEMO_DATA?: string;
  @IsIn(LOG_LEVELS, sentence(`$property must be one of ${LOG_LEVELS.join(', ')}.`)) LOG_LEVEL?: string;
  @Matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, sentence('$property must be an e-mail address.'))
  ADMIN_EMAIL?: string;
  @WholeNumber(MIN_PASSWORD_LENGTH, 64) PASSWORD_MIN?: string;
  @Address('smtp', 'smtps') SMTP_URL?: string;
  MAIL_FROM?: string;
  @Secret() JWT_SECRET?: string;
  @Secret() DATA_KEY?: string;
  @IsTimeZone(sentence('$property must be a time zone such as Asia/Kolkata, not "$value".'))
  CLINIC_TIMEZONE?: string;
  @Matches(/^(false|0*\d|0*10)$/, sentence('$property must be a whole number from 0 to 10, not "$value".'))
  TRUST_PROXY?: string;
  @Flag() API_DOCS?: string;
  @WholeNumber(0, 100) KEEP_INVOICES_YEARS?: string;
  @WholeNumber(0, 100) KEEP_CLINICAL_YEARS?: string;
  METRICS_TOKEN?: string;
  @WholeNumber(0, 10) DRAIN_SECONDS?: string;
  @WholeNumber(0, 600_000) SLOW_REQUEST_MS?: string;
  BACKUP_DIR?: string;
  @WholeNumber(0, 720) BACKUP_EVERY?: string;
  @WholeNumber(1, 1000) BACKUP_KEEP?: string;
  @AgeKeys() BACKUP_RECIPIENTS?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  PUSH_SERVICES?: string;
  @Matches(/^-?\d{1,10}$/, sentence('$property must be a whole number of seconds, not "$value".'))
  CLOCK_OFFSET_SECONDS?: string;
  @WholeNumber(1, 3600) LOCK_SECONDS?: string;
  @WholeNumber(1, 3600) SWEEP_SECONDS?: string;
  @WholeNumber(1, 3600) GRACE_SECONDS?: string;
  @IsIn(['normal', 'low'], sentence('$property must be normal or low, not "$value".'))
  PASSWORD_COST?: 'normal' | 'low';

  constructor(source: Record<string, string | undefined>) {
    const trimmed = Object.entries(source).map(([name, text]) => [name, text?.trim() || undefined]);
    Object.assign(this, Object.fromEntries(trimmed));
  }

  /** The message about the first invalid variable. */
  wrong(): string | undefined {
    const [error] = validateSync(this, { skipMissingProperties: true });
    return Object.values(error?.constraints ?? {})[0];
  }
}
