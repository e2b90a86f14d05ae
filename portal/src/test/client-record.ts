import type { ClientSummary } from '@clinic/contract/dashboards/doctor-client';
import { allergiesOf, missingFormsOf } from '@clinic/contract/dashboards/client-facts';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { misreadingCalls } from '@clinic/contract/care/misreadings/misreading-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { planCheckCalls, type PlanChecksOfClient } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import type { Client } from '@clinic/contract/people';
import { on, type Stub } from '@clinic/ui/test/api.ts';
import { aClient, clientId } from '@clinic/ui/test/records.ts';

const summaryOf = (client: Client, forms: IntakeForm[]): ClientSummary => ({
  client,
  age: '34',
  diet: 'Veg',
  allergies: allergiesOf(forms),
  program: client.program,
  weight: null,
  lastCheckup: null,
  missingForms: missingFormsOf(forms),
  plan: client.program ? 'none' : 'no program',
  nextVisit: null,
  lastVisit: null,
  cover: null,
});

/** Plan checks of a client without known facts or plans. */
export const NO_PLAN_CHECKS: PlanChecksOfClient = {
  report: { findings: [], notChecked: [], summary: '' },
  answers: [],
  person: { age: null, sex: null, weightKg: null, bmi: null, bmr: null, losesFast: false },
  followed: { diet: [], vitamin: [], herbs: [], snacks: [] },
  before: null,
};

export const clientRecord = (
  more: Partial<Client> = {},
  forms: IntakeForm[] = [],
  summary: Partial<ClientSummary> = {},
): Stub[] => [
  on(clientCalls.one, { client: aClient(more) }, { id: clientId }),
  on(doctorWorklistCalls.summary, { ...summaryOf(aClient(more), forms), ...summary }, { clientId }),
  on(doctorWorklistCalls.timeline, { entries: [] }, { clientId }),
  on(progressCalls.signals, { signals: [] }, { clientId }),
  on(misreadingCalls.ofClient, { misreadings: [] }, { clientId }),
  on(
    progressCalls.goal,
    { goal: null, earlier: [], expecting: false, version: 0, savedAt: null, savedBy: null },
    { clientId },
  ),
  on(
    precautionCalls.ofClient,
    {
      facts: [],
      notChecked: [],
      denied: [],
      answers: [],
      added: [],
      target: null,
      version: 0,
      savedAt: null,
      savedBy: null,
    },
    { clientId },
  ),
  on(planCheckCalls.ofClient, NO_PLAN_CHECKS, { clientId }),
  on(foodCalls.all, { version: 1, foods: [] }),
  on(measurementCalls.ofClient, { measurements: [], baseline: [], unread: [] }, { clientId }),
];
