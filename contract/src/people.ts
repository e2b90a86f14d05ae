import type { AnsweredAlike } from './clients/alike.ts';
import type { ContactDifference } from './clients/contact-difference.ts';
import type { Day, Instant } from './clinic-calendar.ts';
import type { ClientStatus, Role } from './constants.ts';
import type { PlanLanguage } from './care/plans/plan-languages.ts';
import type { RegistrationConsents } from './privacy/privacy.ts';

/** A person's name at the time of writing: old records keep it when the person is deleted or renamed. */
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
  /**
   * True: the person has chosen the password. Then no other person may set it, and a change of email waits for a mailed
   * link.
   */
  ownPassword: boolean;
  /** The new address, until its owner opens the mailed link; null when no change is under way. */
  pendingEmail: string | null;
  /**
   * True: an admin changed the email and the old address has not agreed. The account cannot log in until another admin
   * confirms it.
   */
  locked: boolean;
}

/** A deleted doctor whose clients and upcoming appointments wait for another doctor. */
export interface LeftBehind extends PersonRef {
  clients: number;
  appointments: number;
}

export interface Assistant extends Doctor {
  /** Id of the doctor whom this assistant belongs to; null when unassigned. */
  doctor: string | null;
}

/** Fields of a new doctor. */
export interface NewStaff {
  name: string;
  email: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone: string;
  /** PASSWORD_MIN (6, in production 8) to 200 characters; none of the commonest, not the person's name or e-mail. */
  password: string;
}

/** Changed fields of a doctor. */
export interface StaffChange {
  name: string;
  email: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phone: string;
  /** A new password, by the rules of a new doctor's; it ends the person's sessions. Left out or empty: unchanged. */
  password?: string;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** Fields of a new assistant. */
export interface NewAssistant extends NewStaff {
  /** Id of the doctor whom the assistant belongs to; left out: the clinic's only doctor, when there is just one. */
  doctor?: string;
}

/** Changed fields of an assistant. */
export interface AssistantChange extends StaffChange {
  /** Id of the doctor whom the assistant belongs to; left out or null: unchanged. */
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
  /** Empty: the client has none. */
  email: string;
  phone: string;
  /** yyyy-MM-dd; null: unknown. */
  birthday: Day | null;
  /** The birthday of Personal Details, where it is another one than `birthday`; null: they agree, or it says none. */
  proposedBirthday: Day | null;
  /** Derived from the programs, never typed in. */
  status: ClientStatus;
  /** The running program; null when there is none. */
  program: ClientProgram | null;
  /** Id of the owning doctor; null when unassigned. */
  doctor: string | null;
  /** Name of the owning doctor; null when unassigned. */
  doctorName: string | null;
  /** True: the client wants WhatsApp reminders, which the desk writes by hand. */
  whatsApp: boolean;
  /** True: a link that was mailed to this address has been opened. */
  emailVerified: boolean;
  /** The new address, until its owner opens the mailed link; null when no change is under way. */
  pendingEmail: string | null;
  /**
   * The reason why the client cannot read the clinic's records: the address is not proven, or staff typed it in or
   * changed it and it has not been confirmed yet as the client's. Null: the records are open.
   */
  recordsClosed: 'EMAIL_UNVERIFIED' | 'PERSON_UNCONFIRMED' | null;
  /** True: staff typed the address in and it has not been confirmed as the client's; the records are closed. */
  typedAtDesk: boolean;
  /** Where Personal Details differ from the contact fields, until the desk saves the client; null: they agree. */
  contactDifference: ContactDifference | null;
  /** The language of the plan; left out until it was chosen, which means English. */
  language?: PlanLanguage;
}

/** The client's own record as `GET /api/client/me` answers it. */
export interface OwnClient extends Omit<Client, 'program' | 'typedAtDesk' | 'birthday' | 'proposedBirthday'> {
  /** Left out while the records are closed. */
  program?: ClientProgram | null;
}

/** A client whom the front desk adds; a set-password link goes out by mail where there is an address. */
export interface NewClient {
  name: string;
  /** Left out, null or empty: the client has none, is told by phone and cannot log in. */
  email?: string | null;
  /** Ten digits. */
  phone: string;
  /** Id of the owning doctor; null or left out: unassigned. */
  doctor?: string | null;
  /** yyyy-MM-dd, from 1900 to today, at most 120 years ago. Empty, null or left out: unknown; in a change left out: stays. */
  birthday?: Day | null;
  /** True: an unproven registration with this email, and all that was typed into it, is set aside for this client. */
  takeOver?: boolean;
  /** The desk's word about clients who are alike; left out: it was not asked, and the desk's list asks. */
  alike?: AnsweredAlike;
}

/** Front desk and admin may change these fields of a client. */
export interface ClientChangeInput extends Omit<NewClient, 'takeOver' | 'alike'> {
  /** Left out, null or empty: none. Only an unproven address can be emptied; that ends links and sessions. */
  email?: string | null;
  /** Id of the owning doctor; null: unassigned; left out: stays. */
  doctor?: string | null;
  /** True: the client wants WhatsApp reminders; left out: unchanged. */
  whatsApp?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** A client's birthday, as the doctor heard it. */
export interface BirthdayInput {
  /** yyyy-MM-dd, from 1900 to today, at most 120 years ago; empty or null: unknown. */
  birthday: Day | null;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** The language in which a client reads the plan. */
export interface ChosenLanguage {
  language: PlanLanguage;
}

/** Confirms that a client uses the account at this address. */
export interface ConfirmAccount {
  /** The e-mail that was read: another one answers 409. */
  email: string;
}

/** Answer of `GET /api/client/me`; plans are left out while the records are closed. */
export interface ClientSelf extends OwnClient {
  doctorEmail: string | null;
  /** True: the client has not agreed to the present privacy notice and is asked to read it. */
  asksConsent: boolean;
  /** Number of letters about the account that wait in the portal (`client-notices.ts`), 20 at most; left out: none. */
  notices?: number;
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
  /** Purposes that the person agreed to under the privacy notice; left out: the client is asked at the first log-in. */
  consents?: RegistrationConsents;
}

/** The email of the account that wants a link to set a new password. */
export interface ForgotPassword {
  email: string;
}

/** Sets a new password with the token of a mailed link. */
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
