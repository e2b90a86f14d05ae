import { callTable } from '../calls.ts';

/** An admin's answer about the clinic's servers. */
export interface ServersSetting {
  /**
   * True: none runs an earlier release. Only then clients without an e-mail are accepted, since with them an earlier
   * release no longer starts.
   */
  updated: boolean;
}

export interface ServersAnswer extends ServersSetting {
  /** Raised by every change; 0 before the first. */
  version: number;
}

export interface SaveServers extends ServersSetting {
  /** The version that was read: an older one answers 409. */
  version: number;
}

/** An admin's answer whether all servers run this release. */
export interface ServerCalls {
  /** The present answer; until the first one `updated` is false. */
  read: { answer: ServersAnswer };
  /** Replaces the answer. 409 STALE_RECORD when it was changed since it was read. */
  save: { body: SaveServers; answer: ServersAnswer };
}

export const serverCalls = callTable<ServerCalls>()({
  read: ['GET /admin/servers', 'admin'],
  save: ['PUT /admin/servers', 'admin'],
});
