import { ROLES, type Role } from '@clinic/contract/constants';
import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { ClinicRequest } from '../http/clinic-request.ts';

/** The record that a row is about, its name and its client. */
export interface AuditSubject {
  id: string;
  /** Name of a person or item, number of an invoice, title of a form; empty without one. */
  name: string;
  /** Client of the record; only the id when the answer does not name the client. */
  client: string | { id: string; name: string } | null;
}

type Fields = Record<string, unknown>;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);

/** Tells whether a kind of record is an account, which belongs to one person. */
export const isAccount = (kind: string): kind is Role => (ROLES as readonly string[]).includes(kind);

/** Id in the request's path, of the record or of its client. */
export function pathId({ params }: ClinicRequest): string {
  const { id, ...others } = params ?? {};
  return [id, ...Object.values(others)].find(isId)?.toLowerCase() ?? '';
}

/** Finds the subject in an answer of the contract: `{client: {_id}}`, `{_id}`. */
export function subjectOf(kind: string, request: ClinicRequest, answer: unknown): AuditSubject {
  const record = recordIn(answer);
  const { clientId, formType } = request.params ?? {};
  return {
    id: typeof record?._id === 'string' ? record._id : pathId(request),
    name: nameOf({ formType, ...record }),
    client: isAccount(kind) ? null : clientOf(record?.client ?? record?.clientId ?? clientId),
  };
}

/** The subject of a list: only a list about one client has one. */
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
