import { onSessionEnd } from './session-end.ts';

/** Milliseconds after which the answer is dropped. */
const LIFE = 10_000;

const started = new Map<string, Promise<unknown>>();
onSessionEnd(() => started.clear());

/** Asks before the code of the screen is there that will want to know; its first request for the path takes this answer. */
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
