import type { Db } from 'mongodb';
import { nearestBaselines } from './migrations/014-nearest-baselines.ts';
import { coursesByTheLine } from './migrations/015-courses-by-the-line.ts';
import { formerEmails } from './migrations/016-former-emails.ts';
import { calendarAddresses } from './migrations/018-calendar-addresses.ts';
import { confirmedNewsletters } from './migrations/017-confirmed-newsletters.ts';
import { contactDifferences } from './migrations/019-contact-differences.ts';
import { heardTexts } from './migrations/020-heard-texts.ts';
import { missingFields } from './migrations/021-missing-fields.ts';
import { outbox } from './migrations/022-outbox.ts';
import { railStates } from './migrations/024-rail-states.ts';
import { typedAddresses } from './migrations/025-typed-addresses.ts';
import { erasedPasswords } from './migrations/026-erased-passwords.ts';
import { namesAsFound } from './migrations/027-names-as-found.ts';
import { KNOWN_EMAILS, knownEmails } from './migrations/028-known-emails.ts';

/** A step from an older data shape to the present one; it may run again after a crash. */
export interface Migration {
  /** `NNN-what-it-does`: its file's name, in `migrations/` or in its room. */
  name: string;
  /** Changes the data; `zone` is the clinic's time zone. */
  up: (db: Db, zone: string, now: Date) => Promise<void>;
  /** True: runs at each start of the first day, since older servers may still write. */
  again?: true;
}

/** In running order: add at the end, never change a released one. */
export const migrationList: Migration[] = [
  // An empty step: its time tells since when each audit row about a client names the client.
  { name: '003-audit-clients', up: () => Promise.resolve() },
  { name: '014-nearest-baselines', up: nearestBaselines },
  { name: '015-courses-by-the-line', up: coursesByTheLine },
  { name: '016-former-emails', up: formerEmails },
  { name: '017-confirmed-newsletters', up: confirmedNewsletters },
  { name: '018-calendar-addresses', up: calendarAddresses },
  { name: '019-contact-differences', up: contactDifferences },
  { name: '020-heard-texts', up: heardTexts },
  { name: '021-missing-fields', up: (db) => missingFields(db, (name) => name), again: true },
  { name: '022-outbox', up: (db) => outbox(db, (name) => name), again: true },
  { name: '024-rail-states', up: railStates },
  { name: '025-typed-addresses', up: typedAddresses },
  { name: '026-erased-passwords', up: erasedPasswords },
  { name: '027-names-as-found', up: (db) => namesAsFound(db, (name) => name), again: true },
  { name: KNOWN_EMAILS, up: knownEmails, again: true },
];
