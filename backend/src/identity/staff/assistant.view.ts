import type { Assistant } from '@clinic/contract/people';
import { pendingEmail } from '../account-links/email-moves.ts';
import { stored } from '../../platform/http/stored.ts';
import type { AssistantRecord } from './assistant.schema.ts';

export const assistantView = (assistant: AssistantRecord, now: Date): Assistant => ({
  ...stored(assistant),
  name: assistant.name,
  email: assistant.email,
  phone: assistant.phone,
  ownPassword: assistant.passwordChosenAt !== undefined,
  pendingEmail: pendingEmail(assistant, now),
  locked: assistant.movedAt !== undefined,
  doctor: assistant.doctor?.toHexString() ?? null,
});
