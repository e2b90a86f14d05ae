import type { Day, Instant } from '../clinic-calendar.ts';
import type { PrivacyPurpose } from './privacy-notice.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { NoticeWay, WrittenDown } from './written-down.ts';

/** Where a client decided about a purpose; `written-down`: told to the staff, who wrote it down. */
export const CONSENT_WAYS = ['registration', 'client-page', 'written-down'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/**
 * The purposes that a client agreed to at registration; pressing Register is the consent to the treatment.
 */
export interface RegistrationConsents {
  /** Version of the notice that was shown. */
  version: string;
  /** Left out: not given. */
  reminders?: boolean;
  /** Left out: not given. */
  newsletter?: boolean;
}

/** A client's decisions: purposes that are left out stay as they are. */
export interface ConsentsInput {
  /** Version of the notice that was shown. */
  version: string;
  /** Only true can be sent: this consent ends with the account, when the client asks for erasure. */
  treatment?: true;
  reminders?: boolean;
  newsletter?: boolean;
  /** True: the client wants WhatsApp reminders; this is a wish and no consent. */
  whatsApp?: boolean;
}

/** The client's decision about one purpose. */
export interface Consent {
  purpose: PrivacyPurpose;
  given: boolean;
  /** Version of the notice, and when and where the client decided; null when the client was never asked. */
  version: string | null;
  at: Instant | null;
  way: ConsentWay | null;
  /** Who of the staff wrote it down; left out where the client decided alone. */
  writtenDown?: WrittenDown;
  /** How the notice was shown, where the staff wrote down that it was. */
  notice?: NoticeWay;
}

/** The client's own data as a file: made in the background, kept for 24 hours. */
export interface DataDownload {
  _id: string;
  id: string;
  /** `failed`: making the file failed several times. */
  state: 'making' | 'ready' | 'failed';
  /** Whole percent. */
  percent: number;
  askedAt: Instant;
  /** Bytes; null while it is being made. */
  size: number | null;
  /** When it is deleted; null while it is being made. */
  expiresAt: Instant | null;
}

/**
 * `asked`: waits for the admin. `erasing`: runs until no record is found. `waiting`: only records that the law keeps
 * are left. `done`: nothing is left. `declined` and `withdrawn` ended before anything was erased.
 */
export const ERASURE_STATES = ['asked', 'declined', 'withdrawn', 'erasing', 'waiting', 'done'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** A client's own request, as the client sees it. */
export interface OwnErasure {
  state: ErasureState;
  askedAt: Instant;
  /** Why the clinic declined; empty otherwise. */
  answer: string;
  /** Who of the staff wrote it down; left out where the client asked alone. */
  writtenDown?: WrittenDown;
}

/** The data of the client's privacy page. */
export interface OwnPrivacy {
  /** Version of the notice that holds now. */
  version: string;
  /** One consent for each purpose, in the order of PRIVACY_PURPOSES. */
  consents: Consent[];
  /** True: the client wants WhatsApp reminders. */
  whatsApp: boolean;
  /** True: the client has not agreed to this version of the notice yet. */
  toAsk: boolean;
  /** The newest file of the client's data that is not deleted yet. */
  download: DataDownload | null;
  /** The newest request for erasure; null when there never was one. */
  erasure: OwnErasure | null;
}

/** Most characters of a reason. */
export const MAX_REASON = 1000;

/** Why a client wants the data erased; optional. */
export interface AskErasure {
  /** At most 1,000 characters. */
  reason?: string;
}

export interface DeclineErasure {
  /** 1–1,000 characters; the client reads it. */
  reason: string;
}

/** Most enquiries that one confirmation may leave out. */
export const MAX_NOT_THEIRS = 100;

export interface ConfirmErasure {
  /** Ids of found enquiries that came from other people and are not erased. At most 100; left out: none. */
  notTheirs?: string[];
}

/** An enquiry that is erased with a client. */
export interface FoundEnquiry {
  id: string;
  name: string;
  email: string;
  sentAt: Instant;
  /** `client`: the client was registered from this enquiry; `email`, `phone`: it has the client's address or phone. */
  foundBy: 'client' | 'email' | 'phone';
}

/** A kind of record, and how many of it are erased. */
export interface ErasedCount {
  /** In words, for example "Appointments". */
  kind: string;
  count: number;
}

/** Records that the law requires to keep for now. */
export interface KeptRecords extends ErasedCount {
  /** The day on which the last of these records is erased, yyyy-MM-dd. */
  until: Day;
  /** The law or rule that requires it. */
  why: string;
}

/** A request to erase a client's data, and once it is confirmed the certificate about it. */
export interface Erasure extends Stored {
  state: ErasureState;
  /** The name is empty once the data are erased. */
  client: PersonRef;
  /** The client's own words; empty once the data are erased. */
  reason: string;
  /** Who of the staff wrote it down; null: the client asked alone, or the data are erased. */
  writtenDown: WrittenDown | null;
  /** When the admin confirmed or declined; null before. */
  decidedAt: Instant | null;
  /** Name of the admin; null before. */
  decidedBy: string | null;
  /** Why it was declined; empty otherwise. */
  answer: string;
  /** Before the confirmation: records that would be erased; afterwards: records that were. Empty in lists. */
  gone: ErasedCount[];
  /** Records that must be kept for now. Empty in lists. */
  kept: KeptRecords[];
  /** The client's debt and credit in rupees. Null once the request is answered, and in lists. */
  money: { due: number; left: number } | null;
  /** Enquiries that would be erased, oldest first, so that the admin can check who sent them; empty once answered. */
  enquiries: FoundEnquiry[];
  /** When only records that the law keeps were left; null before. */
  erasedAt: Instant | null;
  /** When these were erased too; null before. */
  finishedAt: Instant | null;
}
