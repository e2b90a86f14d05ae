import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { addressOf, methodOf, type Call } from '@clinic/contract/calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { dietPlanCalls, herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { askEarly } from '../lib/early-answers.ts';
import { clientApi } from '../lib/http.ts';
import { readSession } from '@clinic/ui/session/session.ts';

const me: Call = clientCalls.me;
const appointments: Call = appointmentCalls.ofClient;
const dietPlan: Call = dietPlanCalls.current;
const vitamins: Call = vitaminPlanCalls.current;
const herbs: Call = herbsPlanCalls.current;

/** The first calls of each page of the client. */
const NEEDS: Record<string, readonly Call[]> = {
  dashboard: [me, appointments, dietPlan, vitamins, herbs, intakeFormCalls.ofClient],
  plan: [me],
  'diet-plan': [me, dietPlan],
  'vitamins-plan': [vitamins],
  'herbs-plan': [herbs],
  appointments: [me, appointments],
};

/** Requests the data of the client's first page while its code loads. */
export function askForOwnPage(): void {
  const clientId = readSession('client')?.id;
  const page = /^\/client\/([\w-]+)$/.exec(location.pathname)?.[1] ?? '';
  if (!clientId) return;
  for (const call of NEEDS[page] ?? []) {
    const request = { clientId };
    askEarly(`${methodOf(call)} ${addressOf(call, request)}`, () => clientApi.call(call, request));
  }
}
