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
  createdAt: string;
  updatedAt: string;
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

/** What `POST` and `PUT` of staff take; the password is required on add only. */
export interface StaffInput {
  name: string;
  email: string;
  phone: string;
  /** 6–200 characters. A new one ends the person's sessions. */
  password?: string;
  /** Assistants only: id of the doctor they belong to. */
  doctor?: string;
}

/** Names of staff that a signed-in client may read. */
export interface StaffName extends PersonRef {
  _id: string;
}

/** A client's running program as other records carry it. */
export interface ClientProgram {
  name: string;
  /** Weeks, 1–52. */
  duration: number;
  /** Days, duration × 7. */
  durationInDays: number;
  /** yyyy-MM-dd. */
  startDate: string;
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

/** Answer of `GET /api/client/me`. */
export interface ClientSelf extends Client {
  doctorEmail: string | null;
  snacksPlan: { snacks: { name: string; quantity: string }[] } | null;
  vitaminPlan: { vitamins: { name: string }[] } | null;
}

export interface Credentials {
  email: string;
  password: string;
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
