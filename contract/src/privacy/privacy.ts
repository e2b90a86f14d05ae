import type { Day, Instant } from '../clinic-calendar.ts';
import type { PrivacyPurpose } from './privacy-notice.ts';
import type { PersonRef, Stored } from '../people.ts';

/** Ways in which a client decided about a purpose. */
export const CONSENT_WAYS = ['registration', 'client-page'] as const;
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
  /** Can be given only: it ends with the account, by asking for erasure. */
  treatment?: true;
  reminders?: boolean;
  newsletter?: boolean;
  /** How to be reminded; no consent of its own. */
  whatsApp?: boolean;
}

/** How one purpose stands. */
export interface Consent {
  purpose: PrivacyPurpose;
  given: boolean;
  /** Version of the notice, and when and where it was decided; null while the client was not asked. */
  version: string | null;
  at: Instant | null;
  way: ConsentWay | null;
}

/** The client's own data as a file: made in the background, kept for 24 hours. */
export interface DataDownload {
  _id: string;
  id: string;
  /** `failed`: it could not be made, although it was tried several times. */
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
 * `asked`: waits for the admin; `erasing`: goes on until nothing is found; `waiting`: all is gone but what the law keeps;
 * `done`: nothing is left. `declined` and `withdrawn` ended before anything was erased.
 */
export const ERASURE_STATES = ['asked', 'declined', 'withdrawn', 'erasing', 'waiting', 'done'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** A client's own request, as the client sees it. */
export interface OwnErasure {
  state: ErasureState;
  askedAt: Instant;
  /** Why the clinic declined; empty otherwise. */
  answer: string;
}

/** The client's page about privacy shows this. */
export interface OwnPrivacy {
  /** Version of the notice that holds now. */
  version: string;
  /** One for each purpose, in their order. */
  consents: Consent[];
  /** Would rather be reminded by WhatsApp. */
  whatsApp: boolean;
  /** True: this version of the notice was not agreed to yet. */
  toAsk: boolean;
  /** The newest one that is not deleted yet. */
  download: DataDownload | null;
  /** The newest request; null when there never was one. */
  erasure: OwnErasure | null;
}

/** Characters of a reason at most. */
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

/** Enquiries that one confirmation may leave where they are. */
export const MAX_NOT_THEIRS = 100;

export interface ConfirmErasure {
  /** Ids of enquiries that were found and are another person's: they stay. At most 100; left out: none. */
  notTheirs?: string[];
}

/** An enquiry that is erased with a client. */
export interface FoundEnquiry {
  id: string;
  name: string;
  email: string;
  sentAt: Instant;
  /** `client`: the client was registered from it; `email`, `phone`: it has an address, or the phone, of the client. */
  foundBy: 'client' | 'email' | 'phone';
}

/** How many records of one kind. */
export interface ErasedCount {
  /** In words, for example "Appointments". */
  kind: string;
  count: number;
}

/** Records that the law asks to keep for now. */
export interface KeptRecords extends ErasedCount {
  /** The day on which the last of it goes, yyyy-MM-dd. */
  until: Day;
  /** The law or rule that asks for it. */
  why: string;
}

/** A request to erase a client's data, and once it is confirmed the certificate about it. */
export interface Erasure extends Stored {
  state: ErasureState;
  /** The name is empty once the data are erased. */
  client: PersonRef;
  /** The client's own words; empty once the data are erased. */
  reason: string;
  /** When the admin confirmed or declined; null before. */
  decidedAt: Instant | null;
  /** Name of the admin; null before. */
  decidedBy: string | null;
  /** Why it was declined; empty otherwise. */
  answer: string;
  /** Records that go, before it is confirmed; records that went, afterwards. Empty in lists. */
  gone: ErasedCount[];
  /** Records that must stay for now. Empty in lists. */
  kept: KeptRecords[];
  /** Rupees that the client owes, and has left with the clinic. Null once answered, and in lists. */
  money: { due: number; left: number } | null;
  /** The enquiries among what goes, the oldest first, so that the admin checks the senders; empty once answered. */
  enquiries: FoundEnquiry[];
  /** When nothing was found any more but what must stay; null before. */
  erasedAt: Instant | null;
  /** When the last of what had to stay went too; null before. */
  finishedAt: Instant | null;
}
