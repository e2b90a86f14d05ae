import { clientCalls } from '@clinic/contract/client-calls';
import { intakeFormCalls } from '@clinic/contract/intake-form-calls';
import type { IntakeForm } from '@clinic/contract/intake-forms';
import type { Client } from '@clinic/contract/people';
import { on, type Stub } from '@clinic/ui/test/api.ts';
import { aClient, clientId } from '@clinic/ui/test/records.ts';

/** What every doctor's screen of a client asks for: the record and the forms. */
export const clientRecord = (more: Partial<Client> = {}, forms: IntakeForm[] = []): Stub[] => [
  on(clientCalls.one, { client: aClient(more) }, { id: clientId }),
  on(intakeFormCalls.ofClient, { forms }, { clientId }),
];
