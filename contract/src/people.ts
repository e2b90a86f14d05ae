import type { ContactDifference } from './clients/contact-difference.ts';
import type { Day, Instant } from './clinic-calendar.ts';
import type { ClientStatus, Role } from './constants.ts';
import type { RegistrationConsents } from './privacy/privacy.ts';

/** A record's name as it was when it was written: past records keep it when the person is gone. */
export interface PersonRef {
  id: string;
  name: string;
}

/** Fields that every stored record answers: `_id` and `id` are the same string, instants are ISO 8601 in UTC. */
export interface Stored {
  _id: string;
  id: string;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface Admin extends Stored {
  name: string;
  email: string;
}

export interface Doctor extends Stored {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** The person has chosen the password: no one else sets it, and another e-mail waits for its link. */
  ownPassword: boolean;
  /** The address that waits for its link to be opened; null when there is none. */
  pendingEmail: string | null;
  /** An admin has moved the account without a yes of the old address: it is no way in until another admin confirms. */
  locked: boolean;
}

/** A doctor who was deleted, and whose clients and upcoming appointments wait for another one. */
export interface LeftBehind extends PersonRef {
  clients: number;
  appointments: number;
}

export interface Assistant extends Doctor {
  /** Id of the doctor whom this assistant belongs to; null when unassigned. */
  doctor: string | null;
}

/** A new doctor. */
export interface NewStaff {
  name: string;
  email: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone: string;
  /** PASSWORD_MIN (6, in production 8) to 200 characters; none of the commonest, not the person's name or e-mail. */
  password: string;
}

/** An edited doctor. */
export interface StaffChange {
  name: string;
  email: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone: string;
  /**
   * The rules of a new doctor's password hold; left out or empty: the password stays. A new one ends the
   * person's sessions.
   */
  password?: string;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** A new assistant. */
export interface NewAssistant extends NewStaff {
  /** Id of the doctor whom the assistant belongs to; left out: the clinic's only doctor, when there is just one. */
  doctor?: string;
}

/** An edited assistant. */
export interface AssistantChange extends StaffChange {
  /** Id of the doctor whom the assistant belongs to; left out, or null as an unassigned one is answered: stays. */
  doctor?: string | null;
}

/** Names of staff that a signed-in client may read. */
export interface StaffName extends PersonRef {
  _id: string;
}

/** An assistant as a signed-in client reads it. */
export type AssistantName = StaffName & Pick<Assistant, 'doctor'>;

/** A client's running program as other records carry it. */
export interface ClientProgram {
  name: string;
  /** Weeks, 1–52. */
  duration: number;
  /** Days, duration × 7. */
  durationInDays: number;
  /** yyyy-MM-dd. */
  startDate: Day;
}

export interface Client extends Stored {
  name: string;
  email: string;
  phone: string;
  /** Derived from the programs, never typed in. */
  status: ClientStatus;
  /** The running program; null when there is none. */
  program: ClientProgram | null;
  /** Id of the owning doctor; null when unassigned. */
  doctor: string | null;
  /** Name of the owning doctor; null when unassigned. */
  doctorName: string | null;
  /** Would rather be reminded by WhatsApp: the desk writes by hand. */
  whatsApp: boolean;
  /** The address was shown to be the person's. */
  emailVerified: boolean;
  /** The address that waits for its link to be opened; null when there is none. */
  pendingEmail: string | null;
  /**
   * Why the client does not read what the clinic wrote: the address is not proven, or staff have typed it in or moved the
   * account to it and it is not confirmed yet that the person uses it. Null: the records are open.
   */
  recordsClosed: 'EMAIL_UNVERIFIED' | 'PERSON_UNCONFIRMED' | null;
  /** Staff typed the address in, and it is not confirmed as the client's yet: the records are closed. */
  typedAtDesk: boolean;
  /**
   * A difference that the desk has not looked at yet; saving the client settles it. Null: Personal Details
   * say the same.
   */
  contactDifference: ContactDifference | null;
}

/** A client as that client reads it. */
export interface OwnClient extends Omit<Client, 'program' | 'typedAtDesk'> {
  /** Left out while the records are closed. */
  program?: ClientProgram | null;
}

/** A client whom the front desk adds; a set-password link goes out by mail. */
export interface NewClient {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** Id of the owning doctor; null or left out: unassigned. */
  doctor?: string | null;
  /** True: a registration of this email that is not proven is set aside, with all that was typed into it. */
  takeOver?: boolean;
}

/** Front desk and admin may change these fields of a client. */
export interface ClientChangeInput extends Omit<NewClient, 'takeOver'> {
  /** Id of the owning doctor; null: unassigned; left out: stays. */
  doctor?: string | null;
  /** Would rather be reminded by WhatsApp; left out: stays. */
  whatsApp?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** The address at which the clinic knows the person. */
export interface ConfirmAccount {
  /** The e-mail that was read: another one answers 409. */
  email: string;
}

/** Answer of `GET /api/client/me`; the plans are left out while the records are closed. */
export interface ClientSelf extends OwnClient {
  doctorEmail: string | null;
  /** True: the client has not agreed yet to the notice as it stands, and is asked to read it. */
  asksConsent: boolean;
  snacksPlan?: { snacks: { name: string; quantity: string }[] } | null;
  vitaminPlan?: { vitamins: { name: string }[] } | null;
}

export interface Credentials {
  /** E-mail of the account; spaces and capitals do not matter. */
  email: string;
  /** 6–200 characters. */
  password: string;
}

/** A client who registers. */
export interface RegisterClient extends Credentials {
  /** PASSWORD_MIN (6, in production 8) to 200 characters; none of the commonest, not the person's name or e-mail. */
  password: string;
  name: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone: string;
  /**
   * The purposes that the person agreed to with the notice in view; left out: the client is asked at the
   * first log-in.
   */
  consents?: RegistrationConsents;
}

/** Account that asks for a link to set a new password. */
export interface ForgotPassword {
  email: string;
}

/** A new password by a mailed link. */
export interface SetPassword {
  /** The token of the link in the mail; single use, 48 hours. */
  token: string;
  /** The rules of registration hold for it. */
  password: string;
}

/** Id of the doctor who takes over. */
export interface Reassign {
  /** Id of the doctor who takes over. */
  doctor: string;
}

/** Payload of the JWT; the server adds expiry, issuer and audience. */
export interface TokenPayload {
  /** Account id. */
  sub: string;
  role: Role;
  /** Id of the session, which the server reads on every request. */
  jti: string;
}

/** Answers of the four log-ins and of registration. */
export interface AdminLogin {
  token: string;
  ad: Admin;
}
export interface DoctorLogin {
  token: string;
  doc: Doctor;
}
export interface AssistantLogin {
  message: string;
  token: string;
  assistantData: Assistant;
}
export interface ClientLogin {
  token: string;
  client: OwnClient;
}
export interface Registration extends ClientLogin {
  /** True when some doctor has an assistant, so that a first appointment can be requested. */
  showAppointmentPopup: boolean;
}
