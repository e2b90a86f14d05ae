import { ROLES, type Role } from '@clinic/contract/constants';
import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { ClinicRequest } from '../http/clinic-request.ts';

/** Subject of a row: the record, its name and its client. */
export interface AuditSubject {
  id: string;
  /** A person's or item's name, an invoice's number, a form's title; empty when there is none. */
  name: string;
  /** Client of the record; an id while the answer does not name the client. */
  client: string | { id: string; name: string } | null;
}

type Fields = Record<string, unknown>;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);

/** Kinds of record that are accounts: each belongs to its own person only. */
export const isAccount = (kind: string): kind is Role => (ROLES as readonly string[]).includes(kind);

/** Id in the request's path, of the record or of its client. */
export function pathId({ params }: ClinicRequest): string {
  const { id, ...others } = params ?? {};
  return [id, ...Object.values(others)].find(isId)?.toLowerCase() ?? '';
}

/** Reads the subject from the answer, wherever the contract puts the record: `{client: {_id}}`, `{_id}`. */
export function subjectOf(kind: string, request: ClinicRequest, answer: unknown): AuditSubject {
  const record = recordIn(answer);
  const { clientId, formType } = request.params ?? {};
  return {
    id: typeof record?._id === 'string' ? record._id : pathId(request),
    name: nameOf({ formType, ...record }),
    client: isAccount(kind) ? null : clientOf(record?.client ?? record?.clientId ?? clientId),
  };
}

/** A list has many subjects: only the list of one client has a client. */
export const listOf = ({ params }: ClinicRequest): Pick<AuditSubject, 'client'> => ({
  client: clientOf(params?.clientId),
});

function recordIn(answer: unknown): Fields | undefined {
  if (!isObject(answer)) return undefined;
  return [answer, ...Object.values(answer).filter(isObject)].find(({ _id }) => typeof _id === 'string');
}

function nameOf({ name, invoiceNumber, formType }: Fields): string {
  const title = Object.hasOwn(FORM_DEFINITIONS, String(formType))
    ? FORM_DEFINITIONS[formType as FormType].title
    : '';
  return [name, invoiceNumber, title].find((text) => typeof text === 'string') ?? '';
}

function clientOf(client: unknown): AuditSubject['client'] {
  if (isId(client)) return client.toLowerCase();
  if (!isObject(client) || !isId(client.id) || typeof client.name !== 'string') return null;
  return { id: client.id, name: client.name };
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
