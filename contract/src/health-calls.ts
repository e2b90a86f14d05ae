import { callTable } from './calls.ts';

interface HealthCalls {
  health: { answer: { status: 'ok' } };
}

export const healthCalls = callTable<HealthCalls>()({
  health: ['GET /health', 'public'],
});
