import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { Channel, type Opened, type Question } from './channel.ts';

/** How long a worker is waited for that does not answer its siblings, in milliseconds: then its session reads are old. */
const PATIENCE_MS = 1000;
/** A worker that leaves ends itself after 28 seconds; one that hangs is ended. */
const LEAVE_MS = 30_000;
/** Before another try to replace a worker that did not start, in milliseconds. */
const PAUSE = { first: 500, longest: 30_000 };

interface Member {
  worker: Worker;
  channel: Channel;
  /** It takes requests: what is not so any more it must be told. */
  serving: boolean;
  leaving: boolean;
}

/** The worker processes of one server: replaced when they die, exchanged one after the other, asked together. */
export class Workers {
  private readonly members = new Set<Member>();
  /** The numbers of the primary itself. */
  readonly registry = new Registry();
  private readonly deaths: Counter;
  private readonly log: Logger;
  private ending = false;

  constructor(log: Logger) {
    this.log = log;
    // All workers take connections from the port themselves: one that this process has just handed to a worker that
    // dies would wait for ever (Node closes it only once the worker has said that it is there).
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    const registers = [this.registry];
    const { members } = this;
    new Gauge({
      name: 'clinic_workers',
      help: 'Worker processes that take requests.',
      registers,
      collect() {
        this.set([...members].filter(({ serving }) => serving).length);
      },
    });
    const help = 'Worker processes that died and were replaced.';
    this.deaths = new Counter({ name: 'clinic_worker_deaths_total', help, registers });
  }

  /** The first one alone, since it makes the database ready. Throws when one does not start. */
  async start(count: number): Promise<Opened> {
    const { opened } = await this.begin();
    await Promise.all(Array.from({ length: count - 1 }, () => this.begin()));
    return opened;
  }

  /**
   * Exchanges each worker for a new one, which runs the build that is there now: the new one serves before the old one
   * leaves. Says what was done; throws when a new one does not start, and the old one goes on.
   */
  async *reload(): AsyncGenerator<string> {
    // Those of now: the new ones join them meanwhile.
    for (const old of Array.from(this.members)) {
      if (old.leaving) continue;
      // Whatever happens to it from now on, the new one is its replacement.
      old.leaving = true;
      const fresh = await this.begin().catch((error: unknown) => {
        old.leaving = false;
        if (old.worker.isDead()) void this.replace();
        throw error;
      });
      await this.leave(old);
      yield `Worker ${old.worker.process.pid} has left, worker ${fresh.worker.process.pid} is in its place.`;
    }
  }

  /** Process ids of those that take requests. */
  pids(): number[] {
    return [...this.members].flatMap(({ worker, serving }) => (serving ? (worker.process.pid ?? []) : []));
  }

  /** Lets all of them end in order. */
  async stop(): Promise<void> {
    this.ending = true;
    const ends = [...this.members].map(({ worker }) => {
      const end = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      return end;
    });
    await Promise.all(ends);
  }

  private begin(): Promise<Member & { opened: Opened }> {
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      const member: Member = {
        worker,
        serving: false,
        leaving: false,
        channel: new Channel(worker, (question) => {
          if (question.kind === 'open') resolve(Object.assign(member, { opened: question.opened }));
          return this.reply(member, question);
        }),
      };
      this.members.add(member);
      worker.once('listening', () => (member.serving = true));
      worker.once('exit', (code, signal) => {
        this.members.delete(member);
        const how = signal ?? `exit code ${code}`;
        reject(new Error(`A worker did not start (${how}).`));
        if (!member.serving || member.leaving || this.ending) return;
        this.deaths.inc();
        this.log.error(`Worker ${worker.process.pid} died (${how}) and is replaced.`);
        void this.replace();
      });
    });
  }

  private async replace(): Promise<void> {
    for (let pause = PAUSE.first; !this.ending; pause = Math.min(2 * pause, PAUSE.longest)) {
      try {
        await this.begin();
        return;
      } catch (error) {
        this.log.error(`${(error as Error).message} Another try follows.`);
        await wait(pause);
      }
    }
  }

  private async leave({ worker, channel }: Member): Promise<void> {
    if (worker.isDead()) return;
    const late = setTimeout(() => worker.process.kill('SIGKILL'), LEAVE_MS);
    const gone = once(worker, 'exit');
    void channel.ask({ kind: 'leave' });
    await gone;
    clearTimeout(late);
  }

  private async reply(from: Member, question: Question): Promise<unknown> {
    if (question.kind === 'forget') await this.askServing(question, from);
    if (question.kind !== 'metrics') return undefined;
    const metrics = (await this.askServing(question)).filter((one) => one !== undefined);
    const own = await this.registry.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([...metrics, own] as never).metrics();
  }

  private askServing(question: Question, but?: Member): Promise<unknown[]> {
    const others = [...this.members].filter((one) => one.serving && one !== but);
    return Promise.all(others.map((one) => this.askInTime(one, question)));
  }

  private askInTime({ worker, channel }: Member, question: Question): Promise<unknown> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.log.warn(`Worker ${worker.process.pid} did not answer in time.`);
        resolve(undefined);
      }, PATIENCE_MS);
      void channel.ask(question).then((answer) => {
        clearTimeout(late);
        resolve(answer);
      });
    });
  }
}
