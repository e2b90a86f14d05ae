import type { Instant } from '../clinic-calendar.ts';
import type { Role } from '../constants.ts';
import type { PersonRef } from '../people.ts';

/** Every action of the audit with its word: "Ritu Shah confirmed …". */
export const AUDIT_ACTIONS = {
  login: 'logged in',
  logout: 'logged out',
  'login-failed': 'failed to log in',
  'login-fallback': "tried the doctors' log-in first",
  denied: 'was refused',
  read: 'read',
  list: 'looked through',
  export: 'exported',
  create: 'created',
  update: 'updated',
  confirm: 'confirmed',
  move: 'moved',
  cancel: 'cancelled',
  publish: 'published',
  sign: 'signed',
  end: 'ended',
  'correct-end': 'corrected the end of',
  delete: 'deleted',
  'take-over': 'took over the address of',
  reassign: 'handed over',
  import: 'imported',
  take: 'took from stock',
  use: 'used',
  'password-again': 'gave the password again',
  'forgot-password': 'asked for a new password',
  'set-password': 'set a new password',
  'add-factor': 'added a second factor to',
  'add-factor-unconfirmed': 'added, with the password in place of a confirmed e-mail, a second factor to',
  'remove-factor': 'removed a second factor from',
  'reset-factor': 'reset the second factor of',
  'new-codes': 'made new recovery codes for',
  'send-link': 'sent a link to',
  'send-again': 'sent again',
  'verify-email': 'proved the e-mail of',
  'change-email': 'changed the e-mail of',
  'undo-email': 'took back the changed e-mail of',
  'agree-email': 'agreed to the changed e-mail of',
} as const;

/** The name of a money record with the reason of its change; erasing the client removes the reason again. */
export const nameWithReason = (name: string, reason: string): string =>
  reason ? `${name}: ${reason}` : name;
export const nameWithoutReason = (name: string): string => name.split(': ', 1)[0] ?? '';

/** Replaces the name of a person whose data were erased. */
export const ERASED_CLIENT = 'erased client';

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Fields of a client's record that staff change, in the words of a sentence. */
export const CLIENT_FIELDS = {
  name: 'name',
  email: 'e-mail',
  phone: 'phone',
  doctor: 'doctor',
  whatsApp: 'WhatsApp',
  birthday: 'birthday',
} as const;
export type ClientField = keyof typeof CLIENT_FIELDS;

/** Names the changed fields of a client, but no values, except for doctors. */
export interface AuditChange {
  fields: ClientField[];
  /** The client went from one doctor to another. */
  doctors?: { from: PersonRef; to: PersonRef };
  /** How many clients went together, when all of a doctor's did. */
  clients?: number;
}

/** A row of the audit: person, action, time, network address and record; never field values or emails. */
export interface AuditRow {
  _id: string;
  id: string;
  at: Instant;
  /** Null: a person without an account. */
  by: { id: string; name: string; role: Role } | null;
  /** True: a doctor changed or opened the record of a colleague's client, because of an own visit. */
  asCover: boolean;
  action: AuditAction;
  /**
   * The record's kind ("form"), id and name: a person, an item, an invoice number; empty without one. A log-in's record
   * is the account that was tried; an unknown email gets an id made from what was typed, so that repeated tries show.
   */
  record: { kind: string; id: string; name: string } | null;
  /** The client to whom the record belongs; null for other records. */
  client: { id: string; name: string } | null;
  /** Null: the row names no changes. */
  changed: AuditChange | null;
  /** How many refusals of one call within a minute the row counts; 1 for all other rows. */
  times: number;
  /** The row as a sentence. */
  summary: string;
  /** Network address. */
  from: string;
  requestId: string;
}

type Told = Pick<AuditRow, 'by' | 'action' | 'record' | 'client'> &
  Partial<Pick<AuditRow, 'asCover' | 'changed' | 'times'>>;

export const auditWho = ({ by, asCover = false }: Pick<Told, 'by' | 'asCover'>): string =>
  by ? `${by.name} (${by.role}${asCover ? ', as cover' : ''})` : 'Somebody not logged in';

/** The word for a changed field: "e-mail", or "doctor, from Dr Mehta to Dr Rao". */
const fieldWords = (field: ClientField, { doctors }: AuditChange): string =>
  field === 'doctor' && doctors
    ? `doctor, from ${doctors.from.name} to ${doctors.to.name}`
    : CLIENT_FIELDS[field];

/** The row as one sentence: "Ritu Shah (assistant) confirmed the appointment of Kavita Joshi". */
export function auditSentence({ by, asCover, action, record, client, changed, times = 1 }: Told): string {
  const who = auditWho({ by, asCover });
  const kind = record?.kind ?? 'record';
  const name = record?.name ?? '';
  const of = client && client.id !== record?.id ? ` of ${client.name}` : '';
  switch (action) {
    case 'login':
    case 'logout':
    case 'password-again':
    case 'set-password':
      return `${by || !name ? who : name} ${AUDIT_ACTIONS[action]}`;
    case 'login-failed':
      return name
        ? `${who} failed to log in as ${name} (${kind})`
        : `${who} failed to log in: no ${kind} has that email`;
    case 'login-fallback':
      return name
        ? `${who} failed to log in as ${name} (${kind}) and went on to the assistant's log-in`
        : `${who} is no ${kind} and went on to the assistant's log-in`;
    case 'forgot-password':
      return `${who} ${AUDIT_ACTIONS[action]} for ${name || 'an email that nobody has'}`;
    case 'denied':
      return `${who} was refused: ${kind}${client ? `, ${client.name}` : ''}${times > 1 ? `, ${times} times` : ''}`;
    default: {
      if (action === 'reassign' && changed?.doctors)
        return `${who} ${AUDIT_ACTIONS[action]} the ${kind} ${name} to ${changed.doctors.to.name}`;
      const what = changed?.fields.map((field) => fieldWords(field, changed)).join('; ');
      return `${who} ${AUDIT_ACTIONS[action]} the ${name ? `${kind} ${name}` : kind}${of}${what ? `: ${what}` : ''}`;
    }
  }
}

/** Kinds of record in the words of the client whose record it is. */
const PARTS: Record<string, string> = {
  account: 'Your account',
  appointment: 'Appointment',
  appointments: 'Appointments',
  'blood-report': 'Blood report',
  'check-in': 'Weekly check-in',
  checkup: 'Checkups',
  client: 'Your name and contact',
  'credit note': 'Credit note',
  'credit notes': 'Credit notes',
  'data download': 'Copy of your data',
  'desk notes': 'Notes of the front desk',
  'diet plan': 'Diet plan',
  form: 'Forms',
  goal: 'Goal of your program',
  'herbs plan': 'Herbs plan',
  invoice: 'Invoice',
  journal: 'Journal',
  measurement: 'Measurements',
  misreadings: 'Texts that are read differently now',
  overview: 'Overview of your care',
  payment: 'Payment',
  payments: 'Payments',
  'plan chart': 'Plan on paper',
  precautions: 'Allergies, diet and conditions',
  program: 'Program',
  signals: 'Course of your program',
  'snacks plan': 'Snacks plan',
  'vitamin plan': 'Vitamin plan',
};

/** Names the part of a client's record that a row is about: "Form: Personal Details", "Diet plan", "Your doctor". */
export function auditPart(
  { kind, name }: { kind: string; name: string },
  changed?: AuditChange | null,
): string {
  if (changed && changed.fields.length > 0)
    return changed.fields.map((field) => `Your ${fieldWords(field, changed)}`).join('; ');
  if (kind === 'form' && name) return `Form: ${name}`;
  if (kind === 'invoice' && name) return `Invoice ${name}`;
  return PARTS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** Kinds of record that the audit is filtered by, as its rows call them. */
export const AUDIT_KINDS = [
  'account',
  'admin',
  'alike clients',
  'appointment',
  'appointments',
  'assistant',
  'audit',
  'blood-report',
  'booking policy',
  'enquiry sources',
  'what is left',
  'business',
  'clinic',
  'calendar address',
  'check-in',
  'checkup',
  'client',
  'clients',
  'consents',
  'consultation',
  'count of the drawer',
  'credit note',
  'credit notes',
  'data download',
  'desk notes',
  'diet plan',
  'doctor',
  'drawer',
  'enquiry',
  'erasure',
  'food',
  'form',
  'goal',
  'herbs plan',
  'hours',
  'inventory',
  'invoice',
  'invoices',
  'item',
  'items handed out',
  'joining link',
  'journal',
  'language',
  'letter',
  'letter switch',
  'letters',
  'measurement',
  'misreadings',
  'money',
  'move of cash',
  'newsletter',
  'notifications',
  'other sessions',
  'overview',
  'payment',
  'payments',
  'plan chart',
  'plan template',
  'precautions',
  'program',
  'request to erase',
  'second-factor rule',
  'series of numbers',
  'servers',
  'session',
  'signals',
  'snacks plan',
  'tax class',
  'time off',
  'vitamin plan',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
