import type { SimpleInvoices } from './billing/business.ts';
import type { Finding } from './care/plan-checks/findings.ts';
import type { Alternative } from './scheduling/booking-policy.ts';
import type { VisitInTheWay } from './scheduling/hours.ts';
import type { SeriesDate } from './scheduling/series.ts';
import type { SecondFactorTicket } from './identity/second-factor.ts';

/** Every refusal of the API: its HTTP status and the sentence that a person reads. Screens branch on the code, never on the sentence. */
export const ERRORS = {
  INVALID_INPUT: [400, 'Please check the highlighted fields.'],
  MALFORMED_BODY: [400, 'The request could not be read.'],
  ASSISTANT_NOT_OF_DOCTOR: [
    400,
    'Selected assistant does not belong to the chosen doctor. Please select a valid assistant.',
  ],
  CSV_INVALID: [400, 'The file was not imported. Please mend the lines below and upload it again.'],
  FILE_INVALID: [400, 'Please choose a PDF, JPG or PNG file of at most 10 MB.'],
  LINK_INVALID: [400, 'This link is no longer valid. Please ask for a new one.'],
  TICKET_EXPIRED: [400, 'This took too long, or there were too many tries. Please log in again.'],
  LOGIN_REFUSED: [401, 'Login failed. Please check your credentials.'],
  UNAUTHENTICATED: [401, 'Please log in.'],
  EMAIL_UNVERIFIED: [
    403,
    'Check your inbox: please confirm your email first, with the link that we have sent.',
  ],
  PERSON_UNCONFIRMED: [
    403,
    'Please ask your doctor to confirm that it is you, and that this email is yours.',
  ],
  ACCOUNT_LOCKED: [
    403,
    'This account is locked, since its email was changed. Please press "Yes" in the letter at the old address, or ask an admin to confirm that it is you.',
  ],
  FORBIDDEN: [403, 'You are not allowed to do this.'],
  NEEDS_ADMIN: [403, 'This is above what the front desk may do. An admin can do it.'],
  SECOND_FACTOR_REQUIRED: [403, 'Please take the second step of your log-in.'],
  PASSWORD_AGAIN: [403, 'Please type your password once more.'],
  SECOND_FACTOR_SETUP_REQUIRED: [
    403,
    'The clinic asks for a second step at your log-in. Please set it up on your account page first.',
  ],
  NOT_FOUND: [404, 'This record was not found.'],
  METHOD_NOT_ALLOWED: [405, 'This call does not exist.'],
  EMAIL_TAKEN: [409, 'This email is already in use.'],
  PASSWORD_IS_THEIRS: [409, 'This person has chosen a password. Please send a link instead.'],
  ACTIVE_APPOINTMENT_EXISTS: [409, 'Client already has an active appointment'],
  APPOINTMENT_OVERLAP: [409, 'The doctor already has a confirmed appointment at this time.'],
  APPOINTMENT_STATE: [409, 'This appointment can no longer be changed this way.'],
  TIME_HELD: [409, 'This time is held for somebody who has asked for it.'],
  TIME_NOT_FREE: [409, 'This time is not free. Please choose another one.'],
  SERIES_NOT_FREE: [409, 'Some of these dates are not free. Please choose what happens to them.'],
  SERIES_RUNS: [409, 'This client already has a series of visits.'],
  TOO_LATE_TO_CHANGE: [409, 'It is too late to change this visit here. Please call us.'],
  OUTSIDE_POLICY: [409, 'This time cannot be asked for. Please choose another one.'],
  VISITS_IN_TIME_OFF: [409, 'There are visits in this time. Please say what should happen.'],
  DOCTOR_GONE: [409, 'This doctor has left the clinic meanwhile. Please choose another one.'],
  CLIENT_ERASING: [409, 'This client asked us to erase the data. Nothing can be read or changed any more.'],
  ERASURE_STATE: [409, 'This request was answered already. Please reload.'],
  LETTER_STATE: [409, 'Only a letter that failed or waits can be sent.'],
  LETTER_TOLD: [409, 'This need not be told any more.'],
  LINK_USED_LATELY: [
    409,
    'This person has chosen a password by a mailed link less than 24 hours ago. Please wait until then.',
  ],
  FACTOR_RESET_LATELY: [
    409,
    'The second step of this person was reset less than 24 hours ago. Until then please send no link and change no email.',
  ],
  STAFF_IN_USE: [409, 'This doctor still has clients or upcoming appointments.'],
  REPORT_IN_USE: [409, 'This is the report that the form shows now. Only earlier ones can be removed.'],
  REASSIGN_OVERLAP: [409, 'Some appointments overlap with those of the new doctor.'],
  FORM_EXISTS: [409, 'This form was already saved. Reload before you save.'],
  VISIT_HAS_CHECKUP: [409, 'This visit has a checkup already. Please change that one.'],
  CHECK_IN_READ: [409, 'Your doctor has read this check-in already. The next one will be yours again.'],
  OWN_LOG_IN: [409, 'This client has a log-in and decides this in the own account.'],
  NO_COPY_WISH: [409, 'This client does not wait for a copy. Please write the wish down first.'],
  STALE_RECORD: [409, 'Somebody else changed this record meanwhile. Reload before you save.'],
  RAILS_OPEN: [409, 'Something speaks against this plan. Please say why it is right, or change it.'],
  PLAN_REPLACED: [409, 'This plan was replaced meanwhile.'],
  PROGRAM_MISSING: [409, 'Client plan not found. Please ensure the client has a plan assigned.'],
  NO_RUNNING_PROGRAM: [409, 'This client has no running program.'],
  END_IS_FINAL: [409, 'Only the doctor who ended the program can correct its end, for 24 hours.'],
  INVOICE_NUMBER_TAKEN: [409, 'This invoice number is already in use.'],
  NOT_REGISTERED: [409, 'The clinic is not registered for GST on this day. Please make a simple invoice.'],
  REGISTRATION_IN_USE: [
    409,
    'Papers of these days are made out under another registration. Please choose a later day.',
  ],
  SIMPLE_INVOICES: [409, 'There are simple invoices on these days, which are in no table of the returns.'],
  BOOKS_CLOSED: [409, 'The books are closed for this day. Please choose a later one.'],
  DATE_BEFORE_LAST: [409, 'A later paper of this series exists. Please choose its day or a later one.'],
  SERIES_WAITS: [
    409,
    'No number is given since the restore. An admin has to say which one was the last (Settings, Business).',
  ],
  TOO_LATE_TO_CORRECT: [409, 'It is too late to correct this invoice for GST. Please credit it instead.'],
  MONEY_MOVED: [409, 'A part of this money was paid back or credited meanwhile. It cannot be taken back.'],
  DUE_CHANGED: [409, 'Another sum is due by now. Please look at the account again.'],
  NOTHING_DUE: [409, 'Nothing is due of this invoice any more.'],
  SAID_PAID: [409, 'You have said so already: the clinic is looking for your payment.'],
  CREDIT_USED: [409, 'There is less left of this credit meanwhile. Please look at the account again.'],
  PREFIX_IN_USE: [409, 'Papers with this prefix exist already. Please choose another one.'],
  TAX_CLASS_IN_USE: [409, 'Papers use this class. Please retire it and make a new one.'],
  FOOD_NAME_TAKEN: [409, 'Another food has this name already.'],
  TEMPLATE_RETIRED: [409, 'This template was retired meanwhile. Please choose another one.'],
  FOODS_FULL: [409, 'The clinic has 5,000 foods, which is the most.'],
  ITEM_EXISTS: [409, 'An item with this name and category already exists.'],
  STOCK_MOVED: [
    409,
    'Pieces of these items were sold, given back or counted since the preview. Please look at it again.',
  ],
  INSUFFICIENT_STOCK: [409, 'There is not enough stock.'],
  IDEMPOTENCY_MISMATCH: [409, 'This request was already sent with other contents.'],
  PAYLOAD_TOO_LARGE: [413, 'This is too large.'],
  REPORTS_FULL: [
    413,
    'The blood reports of this client have reached 100 MB. The clinic can remove earlier ones.',
  ],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This kind of content is not accepted.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Please wait a minute and try again.'],
  REPORTS_TODAY: [429, 'Ten blood reports a day can be uploaded. Please send the next one tomorrow.'],
  SERVER_ERROR: [500, 'Something went wrong on our side. Please try again.'],
  OUTCOME_UNKNOWN: [503, 'We do not know whether this was saved. Please look before you repeat it.'],
  UPLOADS_BUSY: [503, 'Many files are being uploaded just now. Please try again in a minute.'],
  SERVICE_UNAVAILABLE: [503, 'The service is briefly unavailable. Please try again in a few seconds.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every answer that is not a success. */
export interface ErrorBody {
  /** HTTP status, 400–503. */
  statusCode: number;
  /** Stable machine word. */
  code: ErrorCode;
  /** The sentence for a person; the same as `message`. */
  error: string;
  message: string;
  /** Field path → sentences about it. */
  details?: Record<string, string[]>;
  /** The resource face only: field path → first sentence, in react-admin's form. */
  errors?: Record<string, string>;
  /** Names the log line and audit row of this request. */
  requestId?: string;
  /** With ACTIVE_APPOINTMENT_EXISTS and SERIES_RUNS only; its id only where a series is booked. */
  existingAppointment?: { id?: string; date: string; time: string; status: string };
  /** With a 409 about a time: the nearest free ones of the doctor, at most three, nearest first. */
  alternatives?: Alternative[];
  /** With SERIES_NOT_FREE only: the dates that are not free, earliest first. */
  dates?: SeriesDate[];
  /** With VISITS_IN_TIME_OFF only. */
  visits?: VisitInTheWay[];
  /** With RAILS_OPEN only: findings of the plan checks that the doctor must answer first. */
  findings?: Finding[];
  /** With DATE_BEFORE_LAST only: the day of the last paper, yyyy-MM-dd. */
  lastDate?: string;
  /** With REGISTRATION_IN_USE only: the first day on which no GST invoice exists yet, yyyy-MM-dd. */
  firstFree?: string;
  /** With SIMPLE_INVOICES only: number of such invoices, and their sum in rupees. */
  simpleInvoices?: SimpleInvoices;
  /** With DUE_CHANGED only: the invoice's unpaid rupees now. */
  due?: number;
  /** With SECOND_FACTOR_REQUIRED only. */
  secondFactor?: SecondFactorTicket;
}
