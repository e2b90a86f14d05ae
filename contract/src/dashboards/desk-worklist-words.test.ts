import { describe, expect, it } from 'vitest';
import {
  callBackWords,
  clientChangeWords,
  earlierWords,
  enquiryWords,
  inTimeOffWords,
  lapsedWords,
  lowStockWords,
  missedSeriesWords,
  noShowWords,
  notRecordedWords,
  notRemindedWords,
  overdueWords,
  requestWords,
} from './desk-worklist-words.ts';

const doctor = 'Dr Asha Mehta';
const at = { date: '2026-01-05', time: '15:30' };
const to = { date: '2026-01-02', time: '09:15' };

describe('a row of the desk’s home says', () => {
  it.each([
    [
      'what a client asks for',
      requestWords({ doctor, at, type: 'Cash' }),
      'Asks for 05 Jan 2026, 3:30 PM with Dr Asha Mehta, In-Person',
    ],
    [
      'where a client has moved a visit to',
      clientChangeWords(doctor, at, to),
      'Moved the visit of 05 Jan 2026, 3:30 PM with Dr Asha Mehta to 02 Jan 2026, 9:15 AM',
    ],
    [
      'which visits of a series were missed',
      missedSeriesWords({ doctor, at, missed: [3, 4], of: 12, left: 8 }),
      'Missed 3 and 4 of 12 with Dr Asha Mehta, the last on 05 Jan 2026, 3:30 PM; 8 visits to come',
    ],
    ['when somebody is to be called', callBackWords(at, false), 'Call back on 05 Jan 2026, 3:30 PM'],
    ['that a call is overdue', callBackWords(at, true), 'Was to be called on 05 Jan 2026, 3:30 PM'],
    [
      'nothing about what a caller did not say',
      enquiryWords({ plan: null, age: null, location: '' }),
      'Asks for a call',
    ],
    [
      'which visit a client has cancelled',
      clientChangeWords(doctor, at),
      'Cancelled the visit of 05 Jan 2026, 3:30 PM with Dr Asha Mehta',
    ],
    [
      'of which visit nothing is recorded',
      notRecordedWords({ doctor, at }),
      '05 Jan 2026, 3:30 PM with Dr Asha Mehta: nobody has said whether they came',
    ],
    [
      'why a visit cannot stay',
      inTimeOffWords({ doctor, at, label: 'Wedding' }),
      '05 Jan 2026, 3:30 PM with Dr Asha Mehta is inside time off: Wedding',
    ],
    [
      'that a visit lies in time off without a word for it',
      inTimeOffWords({ doctor, at, label: '' }),
      '05 Jan 2026, 3:30 PM with Dr Asha Mehta is inside time off',
    ],
    [
      'which earlier time is free',
      earlierWords({ doctor, at, to }),
      '02 Jan 2026, 9:15 AM with Dr Asha Mehta is free; comes 05 Jan 2026, 3:30 PM',
    ],
    [
      'why a client is not reminded',
      notRemindedWords({ doctor, at, why: 'failed' }),
      'Tomorrow, 3:30 PM with Dr Asha Mehta: the last letter failed',
    ],
    [
      'that a client has chosen WhatsApp',
      notRemindedWords({ doctor, at, why: 'chosen' }),
      'Tomorrow, 3:30 PM with Dr Asha Mehta: would rather be reminded by WhatsApp',
    ],
    [
      'who did not come',
      noShowWords({ doctor, at }),
      'Did not come on 05 Jan 2026, 3:30 PM to Dr Asha Mehta',
    ],
    [
      'what is overdue of an invoice',
      overdueWords({ invoiceNumber: 'INV-2026-0031', overdue: 1200, days: 1 }),
      '₹1,200.00 of INV-2026-0031, overdue for 1 day',
    ],
    ['how long a program is over', lapsedWords(42), 'Program ended 42 days ago, no visit to come'],
    [
      'what a visitor asks about',
      enquiryWords({ plan: 'thyroid', age: 34, location: 'Surat' }),
      'Asks about Thyroid, 34 years, Surat',
    ],
    [
      'that a visitor has chosen no plan',
      enquiryWords({ plan: null, age: 1, location: 'Surat' }),
      'Asks for a call, 1 year, Surat',
    ],
    ['what is left of an item', lowStockWords({ name: 'Tulsi', countInStock: 4 }), 'Tulsi: 4 left'],
    ['that nothing is left', lowStockWords({ name: 'Tulsi', countInStock: 0 }), 'Tulsi is used up'],
  ])('%s', (_, words, expected) => {
    expect(words).toBe(expected);
  });
});
