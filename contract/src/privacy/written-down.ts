import type { Instant } from '../clinic-calendar.ts';
import type { Consent, DataDownload, OwnErasure } from './privacy.ts';

/** How the staff know what a client without a log-in wants, with its words on screens. */
export const PROOF_WORDS = {
  phone: 'said on the phone',
  clinic: 'said at the clinic',
  paper: 'signed on paper',
} as const;
export type Proof = keyof typeof PROOF_WORDS;
export const PROOFS = Object.keys(PROOF_WORDS) as Proof[];

/** How a client without a log-in came to know the privacy notice. */
export const NOTICE_WAY_WORDS = { read: 'read', paper: 'given on paper' } as const;
export type NoticeWay = keyof typeof NOTICE_WAY_WORDS;
export const NOTICE_WAYS = Object.keys(NOTICE_WAY_WORDS) as NoticeWay[];

/** Most characters of a remark about the proof. */
export const MAX_REMARK = 200;

/** Who of the staff wrote a client's decision down, and on what proof. */
export interface WrittenDown {
  by: string;
  proof: Proof;
  /** At most 200 characters; empty: none. */
  remark: string;
}

/** The proof, which stands with everything that the staff write down. */
export interface ProofInput {
  proof: Proof;
  /** One line of at most 200 characters, for example where the signed paper lies. */
  remark?: string;
}

/** A client's decisions as the staff heard them; what is left out stays as it is, and one of them must be there. */
export interface WriteDown extends ProofInput {
  /** Version of the notice that was read or given; an older one than that of today answers 409. */
  version: string;
  notice?: NoticeWay;
  reminders?: boolean;
  whatsApp?: boolean;
  /** True: the client wants the copy of the data; false: does not want it any more. */
  copy?: boolean;
}

export interface WriteDownErasure extends ProofInput {
  /** Why the client wants it; at most 1,000 characters. */
  reason?: string;
}

/** A client's wish for the copy of the data, which the own doctor hands over. */
export interface CopyWish {
  at: Instant;
  writtenDown: WrittenDown;
  /** When, and by which doctor; null: not yet. */
  handedOver: { at: Instant; by: string } | null;
}

/** The decisions and wishes of a client without a log-in. */
export interface ClientWishes {
  /** Version of the notice that holds now. */
  version: string;
  /** One consent for each purpose, in the order of PRIVACY_PURPOSES. */
  consents: Consent[];
  /** True: the client wants reminders and news by WhatsApp; null: has not said so. */
  whatsApp: boolean | null;
  /** When and on what proof the staff wrote that down; null: they did not, or it was changed since. */
  whatsAppSaid: { at: Instant; writtenDown: WrittenDown } | null;
  /** The newest wish for the copy; null: none, or taken back. */
  copy: CopyWish | null;
  /** The newest file of the copy that is not deleted yet; null for the desk, which never gets it. */
  download: DataDownload | null;
  /** The newest request for erasure; null when there never was one. */
  erasure: OwnErasure | null;
}

/**
 * The one answer to whether a client has a log-in: there is an address, and its link was opened or its password is the
 * client's own. With it the client decides in the own account, and the staff write nothing down.
 */
export const hasLogIn = (account: { hasEmail: boolean; proven: boolean; ownPassword: boolean }): boolean =>
  account.hasEmail && (account.proven || account.ownPassword);

/** Answers what is wrong with a body that decides nothing. */
export const writeDownProblem = ({ notice, reminders, whatsApp, copy }: WriteDown): string | undefined =>
  [notice, reminders, whatsApp, copy].every((decided) => decided === undefined)
    ? 'Please choose what the client decided.'
    : undefined;

/** A doctor may make and hand over the copy while the client waits for it. */
export const waitsForCopy = (copy: Pick<CopyWish, 'handedOver'> | null): boolean =>
  copy !== null && copy.handedOver === null;

/** "written down by Asha Rao, said on the phone: called twice". */
export const writtenDownWords = ({ by, proof, remark }: WrittenDown): string =>
  `written down by ${by}, ${PROOF_WORDS[proof]}${remark && `: ${remark}`}`;
