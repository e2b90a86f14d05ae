import type { Role } from '../constants.ts';

/** The facts of an account that decide how its email may change. */
export interface MovedAccount {
  role: Role;
  /** True: the account has an address; only a client's may have none. */
  hasEmail: boolean;
  /** True: a link that was mailed to the present address has been opened. */
  proven: boolean;
  /** True: the person has chosen the password. */
  chosen: boolean;
}

/** Who asks for the change: the person, who knows the password, or a colleague of the clinic. */
export type MoveAsker = 'self' | 'staff';

/**
 * Conditions of a new address: none (`at-once`), a link opened at it (`opened`), or that link and a yes from the old
 * address (`agreed`). Without the yes the account changes too, but stays closed.
 */
export type AddressMove = 'at-once' | 'opened' | 'agreed';

/** Decides which conditions a change of email has (docs/decisions/050). */
export function addressMove({ role, hasEmail, proven, chosen }: MovedAccount, asker: MoveAsker): AddressMove {
  // The person without an address has logged in some other way, and stays so until the link is opened.
  if (asker === 'self') return proven || !hasEmail ? 'opened' : 'at-once';
  const held = proven || (role !== 'client' && chosen);
  return held ? 'agreed' : 'at-once';
}

/** The refusal to empty an address that is the person's; undefined for one that no link has proven. */
export const keptAddress = ({ proven }: Pick<MovedAccount, 'proven'>): string | undefined =>
  proven ? 'Please ask the person.' : undefined;

/** The facts that decide whether a colleague may confirm that a client uses the account at its new address. */
export interface Confirmation {
  role: Role;
  /** True: this colleague is the client's own doctor. */
  owner: boolean;
  /** True: this colleague asked for the change, under this or another account. */
  asked: boolean;
  /** True: the client has a doctor who did not ask for the change, and so may confirm it. */
  hasDoctor: boolean;
  /** True: the old address was proven, and has not agreed. */
  fromProven: boolean;
}

/** The reason why this colleague may not confirm; undefined when it is allowed. */
export function refusedConfirmation(by: Confirmation): string | undefined {
  if (by.asked) return 'You asked for this change of address. Please let a colleague confirm the person.';
  if (by.role === 'doctor')
    return by.owner ? undefined : 'Please let the client’s own doctor confirm the person.';
  if (by.role !== 'admin') return 'Please let the client’s doctor or an admin confirm the person.';
  return by.fromProven && by.hasDoctor ? 'Please let the client’s own doctor confirm the person.' : undefined;
}
