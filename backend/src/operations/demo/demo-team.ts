import type { Caller } from '../../platform/http/clinic-request.ts';

/** A doctor and the assistant who belongs to her. */
export interface Team {
  doctor: Caller;
  assistant: Caller;
}

/** Returns the team that looks after the client at this place of the list. */
export const teamOf = (teams: readonly Team[], index: number): Team => teams[index % teams.length] as Team;
