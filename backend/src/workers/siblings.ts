import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { Channel, type Opened, type Question, type Remembered } from './channel.ts';

/** Whether this is one of several processes of a server. */
export const { isWorker } = cluster;

const forgetting = new EventEmitter().setMaxListeners(0);
const replies = new Map<Question['kind'], () => unknown>();
const primary = isWorker ? new Channel(process, reply) : undefined;
let waiting: Remembered[] = [];
let next: Promise<unknown> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Registers what a memory does when a sibling worker says that something in it is not so any more. */
export function whenSiblingsForget(memory: string, forget: (key: string) => void): void {
  forgetting.on(memory, forget);
}

/**
 * Tells the other workers of this server; answers when they know, so that whoever is answered afterwards finds the
 * change whichever worker is asked. What is said while the last message is on its way goes together in the next one.
 * A server of one process has nobody to tell.
 */
export async function tellSiblings(what: Remembered): Promise<void> {
  if (!primary) return;
  waiting.push(what);
  next ??= last = last.then(() => {
    const all = waiting;
    waiting = [];
    next = undefined;
    return primary.ask({ kind: 'forget', what: all });
  });
  await next;
}

/** Registers what the primary is answered when it asks this worker. */
export function whenPrimaryAsks(kind: 'metrics' | 'leave', answer: () => unknown): void {
  replies.set(kind, answer);
}

/** The metrics of all workers in one, in the text format of Prometheus. */
export async function metricsOfAll(): Promise<string> {
  return ((await primary?.ask({ kind: 'metrics' })) as string | undefined) ?? '';
}

export async function tellOpened(opened: Opened): Promise<void> {
  await primary?.ask({ kind: 'open', opened });
}

function reply(question: Question): unknown {
  if (question.kind !== 'forget') return replies.get(question.kind)?.();
  for (const { memory, key } of question.what) forgetting.emit(memory, key);
}
