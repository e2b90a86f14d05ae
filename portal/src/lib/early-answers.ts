import { onSessionEnd } from './session-end.ts';

/** Milliseconds after which the answer is dropped. */
const LIFE = 10_000;

const started = new Map<string, Promise<unknown>>();
onSessionEnd(() => started.clear());

/** Sends a request before its screen's code is there; the screen's first request for it takes this answer. */
export function askEarly(path: string, load: () => Promise<unknown>): void {
  const answer = load();
  started.set(path, answer);
  const forget = () => started.get(path) === answer && started.delete(path);
  // The screen that takes the answer hears of a failure; without one, it does not matter.
  answer.catch(() => undefined);
  setTimeout(forget, LIFE);
}

/** The answer, for a view that shows it before the screen that takes it. */
export const earlyAnswer = (path: string): Promise<unknown> | undefined => started.get(path);

export function takeEarly(path: string): Promise<unknown> | undefined {
  const answer = started.get(path);
  started.delete(path);
  return answer;
}
