import type { Role } from '../constants.ts';

/** An account, as far as it decides what another address of it needs. */
export interface MovedAccount {
  role: Role;
  /** A link that was mailed to the address was used. */
  proven: boolean;
  /** The person has chosen the password. */
  chosen: boolean;
}

/** The person, who knows the password, or a colleague of the clinic in that person's stead. */
export type MoveAsker = 'self' | 'staff';

/**
 * The conditions under which another address becomes the account's: none (`at-once`), the link at that
 * address (`opened`), or that link and the yes of the address so far (`agreed`); without that yes it moves
 * too, but closed.
 */
export type AddressMove = 'at-once' | 'opened' | 'agreed';

/** Decides what a change of an account's address needs (docs/decisions/050). */
export function addressMove({ role, proven, chosen }: MovedAccount, asker: MoveAsker): AddressMove {
  if (asker === 'self') return proven ? 'opened' : 'at-once';
  const held = proven || (role !== 'client' && chosen);
  return held ? 'agreed' : 'at-once';
}

/** The staff member who confirms that the same person uses a client's account at its new address, and the move. */
export interface Confirmation {
  role: Role;
  /** The client's own doctor. */
  owner: boolean;
  /** Has asked for the move, under this or another account. */
  asked: boolean;
  /** The client has a doctor who may confirm: one who did not ask for the move. */
  hasDoctor: boolean;
  /** A proven address was left without its yes. */
  fromProven: boolean;
}

/** Why the person is not confirmed by this colleague; undefined: may do so. */
export function refusedConfirmation(by: Confirmation): string | undefined {
  if (by.asked) return 'You asked for this change of address. Please let a colleague confirm the person.';
  if (by.role === 'doctor')
    return by.owner ? undefined : 'Please let the client’s own doctor confirm the person.';
  if (by.role !== 'admin') return 'Please let the client’s doctor or an admin confirm the person.';
  return by.fromProven && by.hasDoctor ? 'Please let the client’s own doctor confirm the person.' : undefined;
}
