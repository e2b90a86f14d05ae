import type { Db } from 'mongodb';
import { invoiceSearchKeys } from './migrations/001-invoice-search-keys.ts';
import { appointmentEvents } from './migrations/002-appointment-events.ts';
import { auditClients } from './migrations/003-audit-clients.ts';
import { provenEmails } from './migrations/004-proven-emails.ts';
import { reportAllowances } from './migrations/006-report-allowances.ts';
import { keptRequests } from './migrations/008-kept-requests.ts';
import { heldTimes } from './migrations/009-held-times.ts';
import { daysOfClients } from './migrations/010-days-of-clients.ts';
import { lettersOfClients } from './migrations/011-letters-of-clients.ts';
import { measurements } from './migrations/012-measurements.ts';
import { courses } from './migrations/013-courses.ts';
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

/** One step from an older data shape to the present one; it may run again after a crash. */
export interface Migration {
  /** `NNN-what-it-does`, the name of its file in `migrations/`, of a room's own step in the room. */
  name: string;
  /** `zone` is the clinic's. */
  up: (db: Db, zone: string, now: Date) => Promise<void>;
  /** True: runs at each start of the first day, since older servers may still write beside new ones. */
  again?: true;
}

/** In running order: add at the end, never change a released one. */
export const migrationList: Migration[] = [
  { name: '001-invoice-search-keys', up: invoiceSearchKeys },
  { name: '002-appointment-events', up: appointmentEvents },
  { name: '003-audit-clients', up: auditClients },
  { name: '004-proven-emails', up: provenEmails },
  { name: '006-report-allowances', up: reportAllowances },
  { name: '008-kept-requests', up: keptRequests },
  { name: '009-held-times', up: heldTimes },
  { name: '010-days-of-clients', up: daysOfClients },
  { name: '011-letters-of-clients', up: lettersOfClients },
  { name: '012-measurements', up: measurements },
  { name: '013-courses', up: courses },
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
];
