import { RULE } from '../src/identity/second-factor/rule.schema.ts';
import { RELAY } from '../src/platform/writes/envelope.ts';
import type { CommandStartedEvent, CommandSucceededEvent, Db, Document, MongoClient } from 'mongodb';

/** Added to a database's URI, it makes the client report its commands. */
export const WATCHED = '&monitorCommands=true';
const READS = ['find', 'aggregate', 'count', 'distinct'];
/** Keys of a command that are no part of the query, besides those with a leading dollar. */
const ENVELOPE = ['lsid', 'txnNumber', 'writeConcern', 'readConcern', 'comment', 'maxTimeMS'];

export interface WatchedQuery {
  command: Document;
  explain(): Promise<Explanation>;
}

export interface Explanation {
  stages: string[];
  keysExamined: number;
}

/** Collects the read commands that a client sends from now on. */
export function watchQueries(client: MongoClient, db: Db): WatchedQuery[] {
  const queries: WatchedQuery[] = [];
  client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (!READS.includes(commandName)) return;
    const question = Object.fromEntries(
      Object.entries(command).filter(([name]) => !name.startsWith('$') && !ENVELOPE.includes(name)),
    );
    queries.push({
      command: question,
      async explain() {
        const answer = await db.command({ explain: question, verbosity: 'executionStats' });
        return { stages: stagesIn(answer), keysExamined: numberIn(answer, 'totalKeysExamined') };
      },
    });
  });
  return queries;
}

/** Collects the fields that a client reads from now on, as `collection: field`, except fields of the outbox. */
export function watchReplies(client: MongoClient): Set<string> {
  const read = new Set<string>();
  const asked = new Set<number>();
  client.on('commandStarted', ({ requestId, command }: CommandStartedEvent) => {
    if (command.comment !== RELAY) asked.add(requestId);
  });
  client.on('commandSucceeded', ({ requestId, reply }: CommandSucceededEvent) => {
    // Ignores an answer whose request was sent before.
    if (!asked.delete(requestId)) return;
    const { cursor } = reply as { cursor?: { ns: string; firstBatch?: Document[]; nextBatch?: Document[] } };
    for (const record of cursor?.firstBatch ?? cursor?.nextBatch ?? [])
      for (const field of fieldsOf(record)) read.add(`${cursor?.ns.replace(/^[^.]*\./, '')}: ${field}`);
  });
  return read;
}

/** All field paths of a record: `secondFactor.totp.secret`. */
function fieldsOf(record: Document): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
      ? [name, ...fieldsOf(value as Document).map((field) => `${name}.${field}`)]
      : [name],
  );
}

/** Stages of a plan, of the classic engine or of the slot-based one, which nests it in `queryPlan`. */
export function stagesIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(stagesIn);
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([name, value]) => {
    // Rejected plans were not used.
    if (name === 'rejectedPlans') return [];
    return name === 'stage' && typeof value === 'string' ? [value] : stagesIn(value);
  });
}

function numberIn(answer: unknown, field: string): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.entries(answer).reduce(
    (most, [name, value]) => Math.max(most, name === field ? Number(value) : numberIn(value, field)),
    0,
  );
}

/** Tells whether a read is cached for a second: a session, an account's name, the second factor's rule. */
const isRemembered = ({ find, filter, projection }: Document): boolean =>
  find === 'sessions' || projection?.movedAt === 1 || (find === 'settings' && filter._id === RULE);

/** Collects a client's commands as `find clients`, except work behind answers and repetitions on a busy machine. */
export function watchCommands(client: MongoClient): string[] {
  const commands: string[] = [];
  client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (command.comment === RELAY || isRemembered(command)) return;
    commands.push(`${commandName} ${command[commandName]}`);
  });
  return commands;
}
