import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { freePorts } from '../free-ports.ts';
import { Member, SET_NAME, setConfig } from './member.ts';
import { CLINIC_DATABASE, type Security } from './security.ts';
import { within } from './within.ts';

interface Options {
  mongod: string;
  /** With log-ins and TLS; made in the folder of the set. */
  secure?: (folder: string) => Promise<Security>;
  /** For each step of the start. */
  limitMs?: number;
}

const MEMBERS = 3;
const LIMIT_MS = 120_000;

/** Starts three members on free ports in a temporary folder, and answers once they have a primary. */
export async function startReplicaSet(options: Options): Promise<ReplicaSet> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-replica-'));
  const set = new ReplicaSet(folder, options.limitMs ?? LIMIT_MS);
  try {
    const security = await options.secure?.(folder);
    await set.start(options.mongod, security);
    return set;
  } catch (error) {
    await set.close();
    throw error;
  }
}

export class ReplicaSet {
  members: Member[] = [];
  private readonly folder: string;
  private readonly limitMs: number;
  private security: Security | undefined;
  private hasUsers = false;

  constructor(folder: string, limitMs: number) {
    this.folder = folder;
    this.limitMs = limitMs;
  }

  async start(mongod: string, security?: Security): Promise<void> {
    this.security = security;
    const ports = await freePorts(MEMBERS);
    for (const port of ports) {
      const folder = path.join(this.folder, String(port));
      await mkdir(folder);
      this.members.push(new Member({ mongod, folder, port, security: security?.arguments }));
    }
    await Promise.all(this.members.map((member) => member.start()));
    await Promise.all(this.members.map((member) => this.answers(member)));
    const [first] = this.members as [Member];
    await this.direct(first, (admin) => admin.command({ replSetInitiate: setConfig(ports) }));
    if (security) await this.addUsers(security);
    await this.whole();
  }

  /** The address of the set, for whoever logs in with `name:password`; without it for the operator, who may do all. */
  uri(user = this.security?.operator): string {
    return this.address(`replicaSet=${SET_NAME}`, this.members, user);
  }

  async primary(): Promise<Member> {
    const port = await this.asked(
      this.uri(),
      async (admin) => (await admin.command({ hello: 1 })).me as string,
    );
    return this.members.find((member) => port.endsWith(`:${member.port}`)) as Member;
  }

  async secondary(): Promise<Member> {
    const primary = await this.primary();
    return this.members.find((member) => member !== primary) as Member;
  }

  /** Waits until every member is there and one is the primary. */
  async whole(): Promise<void> {
    await within(
      this.limitMs,
      'That the replica set is whole, with a primary and two secondaries,',
      async () => {
        const states = await this.asked(this.uri(), async (admin) => {
          const { members } = await admin.command({ replSetGetStatus: 1 });
          return (members as { stateStr: string }[]).map(({ stateStr }) => stateStr);
        });
        const count = (wanted: string) => states.filter((state) => state === wanted).length;
        return count('PRIMARY') === 1 && count('SECONDARY') === MEMBERS - 1 ? true : undefined;
      },
    );
  }

  /** The primary hands over in order, as at an upgrade, and is none for half a minute. */
  async stepDown(): Promise<void> {
    const wish = { replSetStepDown: 30, secondaryCatchUpPeriodSecs: 8 };
    await within(this.limitMs, 'That the primary steps down', async () => {
      const primary = await this.primary();
      // Refused, and tried again, while no secondary is far enough to take over.
      await this.direct(primary, (admin) => admin.command(wish));
      return true;
    });
  }

  /** Ends all members and removes what they wrote. */
  async close(): Promise<void> {
    await Promise.all(this.members.map((member) => member.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async answers(member: Member): Promise<void> {
    const what = `That the member on port ${member.port} answers`;
    const { dead } = await within(this.limitMs, what, async () => {
      const ended = await member.endedSaying();
      if (!ended) await this.direct(member, (admin) => admin.command({ hello: 1 }));
      return { dead: ended };
    });
    if (dead) throw new Error(dead);
  }

  /** Before there is a user, whoever comes from the primary's own machine may make the first one. */
  private async addUsers({ operator, clinic }: Security): Promise<void> {
    const what = 'That the replica set has a primary';
    await within(this.limitMs, what, async () => {
      for (const member of this.members) {
        const hello = await this.direct(member, (admin) => admin.command({ hello: 1 }));
        if (hello.isWritablePrimary !== true) continue;
        await this.direct(member, (admin) => admin.command(newUser(operator, ['root'])));
        return true;
      }
      return undefined;
    });
    this.hasUsers = true;
    const role = { role: 'readWrite', db: CLINIC_DATABASE };
    await this.asked(this.uri(), (admin) => admin.command(newUser(clinic, [role])));
  }

  private direct<Answer>(member: Member, work: (admin: Db) => Promise<Answer>): Promise<Answer> {
    const user = this.hasUsers ? this.security?.operator : undefined;
    return this.asked(this.address('directConnection=true', [member], user), work);
  }

  private async asked<Answer>(uri: string, work: (admin: Db) => Promise<Answer>): Promise<Answer> {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2000, socketTimeoutMS: 20_000 });
    try {
      return await work(client.db('admin'));
    } finally {
      await client.close();
    }
  }

  private address(how: string, members: Member[], user?: string): string {
    const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const options = [how, ...(this.security?.uriOptions ?? []), ...(user ? ['authSource=admin'] : [])];
    return `mongodb://${user ? `${user}@` : ''}${hosts}/?${options.join('&')}`;
  }
}

function newUser(nameAndPassword: string, roles: unknown[]) {
  const [createUser, pwd] = nameAndPassword.split(':');
  return { createUser, pwd, roles };
}
