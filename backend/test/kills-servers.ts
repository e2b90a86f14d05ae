import { randomUUID } from 'node:crypto';
import { makePerson } from '../src/operations/demo/factories.ts';
import type { Chance } from './seeded-chance.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Starts of a server that found its database just killed. */
const STARTS = 5;

/** Servers of one database; one that is killed is started again at once, on another port. */
export class Servers {
  readonly admin = { ...makePerson(), password: randomUUID() };
  private readonly uri: string;
  private readonly chance: Chance;
  private readonly running: ServerProcess[] = [];
  private starting: Promise<void> = Promise.resolve();
  private turn = 0;

  constructor(uri: string, chance: Chance) {
    this.uri = uri;
    this.chance = chance;
  }

  /** Of one of those that run, each in its turn, as behind a balancer. */
  api(): string {
    return this.running[this.turn++ % this.running.length]?.api ?? '';
  }

  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const env = { ADMIN_EMAIL: this.admin.email, ADMIN_PASSWORD: this.admin.password };
        this.running.push(await startServerProcess(this.uri, env));
        return;
      } catch (error) {
        if (tries === STARTS) throw error;
      }
    }
  }

  /** Waits for the one that was killed before, so that one is always left. */
  async killOne(): Promise<void> {
    await this.starting;
    const killed = this.running.splice(this.chance(0, this.running.length), 1);
    await Promise.all(killed.map((server) => server.kill()));
    this.starting = this.start();
    // The caller that waits for it gets the error.
    this.starting.catch(() => undefined);
  }

  async stop(): Promise<void> {
    await this.starting.catch(() => undefined);
    await Promise.all(this.running.map((server) => server.kill()));
  }
}
