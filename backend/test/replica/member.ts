import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

export const SET_NAME = 'rs0';

export interface MemberPlace {
  /** The server's program. */
  mongod: string;
  /** For its data and its log. */
  folder: string;
  port: number;
  /** Arguments for log-ins and TLS. */
  security?: string[];
}

export function memberArguments({ folder, port, security = [] }: Omit<MemberPlace, 'mongod'>): string[] {
  return [
    '--replSet',
    SET_NAME,
    '--bind_ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--nounixsocket',
    '--dbpath',
    path.join(folder, 'data'),
    // Three of them share a small machine.
    '--wiredTigerCacheSizeGB',
    '0.25',
    '--oplogSize',
    '512',
    ...security,
  ];
}

/** What `replSetInitiate` is told. */
export const setConfig = (ports: number[]) => ({
  _id: SET_NAME,
  members: ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` })),
});

/** One process of a replica set, which may die, freeze and come back. */
export class Member {
  readonly port: number;
  private readonly place: MemberPlace;
  private child: ChildProcess | undefined;
  private ended: Promise<string> = Promise.resolve('not started');
  private endedAs: string | undefined;

  constructor(place: MemberPlace) {
    this.place = place;
    this.port = place.port;
  }

  /** Starts the process, on the same data as before; it answers a moment later, or ends. */
  async start(): Promise<void> {
    const { mongod, folder } = this.place;
    await mkdir(path.join(folder, 'data'), { recursive: true });
    const log = await open(this.log, 'a');
    const child = spawn(mongod, memberArguments(this.place), { stdio: ['ignore', log.fd, log.fd] });
    this.child = child;
    this.endedAs = undefined;
    this.ended = new Promise((resolve) => {
      const end = (how: string) => resolve((this.endedAs = how));
      child.once('error', (error) => end(error.message));
      child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    });
    process.once('exit', this.endWithTest);
    void this.ended.then(() => process.off('exit', this.endWithTest));
    await log.close();
  }

  /** How it ended, with the last lines of its log; undefined while it is running. */
  async endedSaying(): Promise<string | undefined> {
    if (this.endedAs === undefined) return undefined;
    const log = (await readFile(this.log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
    return `The member on port ${this.port} ended (${this.endedAs}). Its log ends with:\n${log}`;
  }

  /** As a power cut ends it. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** It keeps its connections and answers nothing, as a machine does whose disk hangs. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  private readonly endWithTest = (): void => void this.child?.kill('SIGKILL');

  private get log(): string {
    return path.join(this.place.folder, 'mongod.log');
  }
}
