import type { Day, Instant } from './clinic-calendar.ts';
import type { ClientStatus, Role } from './constants.ts';

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
  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  phone: string;
  /** 6–200 characters. */
  password: string;
}

/** An edited doctor. */
export interface StaffChange {
  name: string;
  email: string;
  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  phone: string;
  /** 6–200 characters; left out or empty: the password stays. A new one ends the person's sessions. */
  password?: string;
  /** As it was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** A new assistant. */
export interface NewAssistant extends NewStaff {
  /** Id of the doctor whom the assistant belongs to; left out: the clinic's only doctor, when there is just one. */
  doctor?: string;
}

/** An edited assistant. */
export interface AssistantChange extends StaffChange {
  /** Id of the doctor whom the assistant belongs to; left out: stays. */
  doctor?: string;
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
}

/** A client whom the front desk adds; a set-password link goes out by mail. */
export interface NewClient {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** Id of the owning doctor; null or left out: unassigned. */
  doctor?: string | null;
}

/** What front desk and admin may change of a client. */
export interface ClientChangeInput extends NewClient {
  /** Id of the owning doctor; null: unassigned; left out: stays. */
  doctor?: string | null;
  /** As it was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** Answer of `GET /api/client/me`. */
export interface ClientSelf extends Client {
  doctorEmail: string | null;
  snacksPlan: { snacks: { name: string; quantity: string }[] } | null;
  vitaminPlan: { vitamins: { name: string }[] } | null;
}

export interface Credentials {
  /** E-mail of the account; spaces and capitals do not matter. */
  email: string;
  /** 6–200 characters. */
  password: string;
}

/** Somebody who registers. */
export interface RegisterClient extends Credentials {
  name: string;
  /** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
  phone: string;
}

/** Who asks for a link to set a new password. */
export interface ForgotPassword {
  email: string;
}

/** A new password by a mailed link. */
export interface SetPassword {
  /** From the link in the mail; single use, 48 hours. */
  token: string;
  /** 6–200 characters. */
  password: string;
}

/** Who takes over from a doctor: the doctor's id. */
export interface Reassign {
  /** Id of the doctor who takes over. */
  doctor: string;
}

/** Payload of the JWT. */
export interface TokenPayload {
  /** Account id. */
  sub: string;
  role: Role;
  /** Compared with the account on every request: a new password or a deletion raises it. */
  ver: number;
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
  client: Client;
}
export interface Registration extends ClientLogin {
  /** True when some doctor has an assistant, so that a first appointment can be requested. */
  showAppointmentPopup: boolean;
}
