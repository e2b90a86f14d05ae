import { onSessionEnd } from './session-end.ts';

/** Milliseconds after which the answer is dropped. */
const LIFE = 10_000;

const started = new Map<string, Promise<unknown>>();
onSessionEnd(() => started.clear());

/** Requests data before the screen's code is loaded; the screen's first equal request gets this answer. */
export function askEarly(path: string, load: () => Promise<unknown>): void {
  const answer = load();
  started.set(path, answer);
  const forget = () => started.get(path) === answer && started.delete(path);
  // A failure is handled by the screen that takes the answer, so it is not unhandled here.
  answer.catch(() => undefined);
  setTimeout(forget, LIFE);
}

/** The early answer, for a view shown before the screen that takes it. */
export const earlyAnswer = (path: string): Promise<unknown> | undefined => started.get(path);

export function takeEarly(path: string): Promise<unknown> | undefined {
  const answer = started.get(path);
  started.delete(path);
  return answer;
}
