import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { addressOf, methodOf, type Call, type ClientAnswerOf, type RequestOf } from '@clinic/contract/calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { dietPlanCalls, herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { isOver } from '@clinic/ui/session/token-end.ts';
import { APPOINTMENTS_PAGE } from '../../features/appointments/appointment-texts.ts';
import { earlyAnswer } from '../../lib/early-answers.ts';
import { appointmentsView, listHead } from './appointments-view.ts';
import { dashboardView } from './dashboard-view.ts';
import { dietPlanView, planHead } from './diet-plan-view.ts';
import { frame, waiting } from './frame.ts';
import { logInView } from './log-in-view.ts';

interface View {
  title: (name: string) => string;
  /** Shown before the answers arrive. */
  before: () => HTMLElement[];
  /** Draws the view from the answers; null when a notice must come first, which React's screen shows. */
  content: (clientId: string) => Promise<{ name: string; parts: HTMLElement[] } | null>;
}

const LOG_IN = '/client/login';

const answerOf = async <Of extends Call>(of: Of, request: RequestOf<Of>) =>
  (await earlyAnswer(`${methodOf(of)} ${addressOf(of, request)}`)) as ClientAnswerOf<Of>;

/** The own record and the diet plan; null when a notice must come first. */
async function readPlan(clientId: string) {
  const [{ client }, { dietPlan }] = await Promise.all([
    answerOf(clientCalls.me, {}),
    answerOf(dietPlanCalls.current, { clientId }),
  ]);
  return client.recordsClosed || client.asksConsent || client.notices || !dietPlan
    ? null
    : { client, dietPlan };
}

const VIEWS: Record<string, View> = {
  '/client/dashboard': {
    title: (name) => `Welcome, ${name}`,
    before: () => [waiting([220, 220, 220])],
    content: async (clientId) => {
      const [plan, { vitaminPlan }, { herbsPlan }] = await Promise.all([
        readPlan(clientId),
        answerOf(vitaminPlanCalls.current, { clientId }),
        answerOf(herbsPlanCalls.current, { clientId }),
      ]);
      if (!plan) return null;
      const entries = { vitamin: vitaminPlan?.vitamins ?? null, herbs: herbsPlan?.herbs ?? null };
      return { name: plan.client.name, parts: dashboardView(plan.client, plan.dietPlan, entries) };
    },
  },
  '/client/appointments': {
    title: () => APPOINTMENTS_PAGE.title,
    before: () => [...listHead(), waiting([220, 220])],
    content: async (clientId) => {
      const [{ appointments }, { client }] = await Promise.all([
        answerOf(appointmentCalls.ofClient, { clientId }),
        answerOf(clientCalls.me, {}),
      ]);
      const parts = appointmentsView(appointments, { now: clinicNow(), number: client.phone });
      return parts && { name: '', parts };
    },
  },
  '/client/diet-plan': {
    title: () => 'Diet Plan',
    before: () => [...planHead(), waiting([96, 96, 96])],
    content: async (clientId) => {
      const plan = location.search ? null : await readPlan(clientId);
      const parts = plan && dietPlanView(plan.client, plan.dietPlan);
      return parts && { name: plan.client.name, parts };
    },
  },
};

/**
 * Writes the log-in, or a signed-in client's page, into the shell as plain elements: first the frame, then
 * the answers' content. React draws the same in their place. A failure is left to the screen, which shows it.
 */
export async function paintFirstView(): Promise<void> {
  const session = readSession('client');
  const view = VIEWS[location.pathname];
  const root = document.getElementById('root');
  if (root && location.pathname === LOG_IN) root.replaceChildren(...logInView());
  if (!root || !view || !session || isOver(session, clinicNow())) return;
  const before = frame(session, view.title(session.name), view.before());
  root.replaceChildren(...before);
  const content = await view.content(session.id).catch(() => null);
  // React may be there already, or the session may be over.
  if (content && before[0]?.isConnected && readSession('client')?.token === session.token)
    root.replaceChildren(...frame(session, view.title(content.name), content.parts));
}
