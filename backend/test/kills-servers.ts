import { randomUUID } from 'node:crypto';
import { makePerson } from '../src/operations/demo/factories.ts';
import type { Chance } from './seeded-chance.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Attempts to start a server whose database was just killed. */
const STARTS = 5;

/** Servers of one database; a killed one restarts at once on another port. */
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

  /** Address of a running server; servers take turns, as behind a balancer. */
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

  /** Waits for the previously killed server, so that one always runs. */
  async killOne(): Promise<void> {
    await this.starting;
    const killed = this.running.splice(this.chance(0, this.running.length), 1);
    await Promise.all(killed.map((server) => server.kill()));
    this.starting = this.start();
    // The failure is reported by the code that awaits the start.
    this.starting.catch(() => undefined);
  }

  async stop(): Promise<void> {
    await this.starting.catch(() => undefined);
    await Promise.all(this.running.map((server) => server.kill()));
  }
}
