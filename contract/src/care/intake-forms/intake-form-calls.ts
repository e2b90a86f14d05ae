import { callTable } from '../../calls.ts';
import type { History } from '../history/history.ts';
import type {
  FormHistory,
  FormSaved,
  IntakeForm,
  IntakeFormStub,
  SubmitForm,
  UpdateForm,
} from './intake-forms.ts';

/** Calls of the six intake forms and their blood reports. */
export interface IntakeFormCalls {
  submit: { body: SubmitForm; files: 'bloodReport'; answer: FormSaved };
  update: { body: UpdateForm; files: 'bloodReport'; answer: FormSaved };
  /** All stored forms of a client; clients get four of the six without their contents. */
  ofClient: { answer: { forms: IntakeForm[] }; clientAnswer: { forms: (IntakeForm | IntakeFormStub)[] } };
  history: { query: FormHistory; answer: History<IntakeForm> };
  one: {
    answer: { form: IntakeForm | null };
    clientAnswer: { form: IntakeForm | IntakeFormStub | null };
  };
  bloodReport: { answer: 'file' };
}

export const intakeFormCalls = callTable<IntakeFormCalls>()({
  submit: ['POST /form/submitForm', 'doctor', 'client'],
  update: ['PUT /form/update', 'doctor', 'client'],
  ofClient: ['GET /form/client/:clientId', 'doctor', 'client'],
  history: ['GET /form/history/:clientId', 'doctor'],
  one: ['GET /form/:clientId/:formType', 'doctor', 'client'],
  bloodReport: ['GET /form/:clientId/:formType/blood-report', 'doctor', 'client'],
});
