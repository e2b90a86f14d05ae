import { describe, expect, it } from 'vitest';
import {
  addressMove,
  keptAddress,
  refusedConfirmation,
  type AddressMove,
  type Confirmation,
} from './address-moves.ts';
import type { Role } from '../constants.ts';

const ROLES: Role[] = ['client', 'doctor', 'assistant', 'admin'];

describe('another address of an account', () => {
  // Columns: proven, chosen, asked by the person, by the clinic for a client, by the clinic for a colleague.
  const rows: [boolean, boolean, AddressMove, AddressMove, AddressMove][] = [
    [false, false, 'at-once', 'at-once', 'at-once'],
    [false, true, 'at-once', 'at-once', 'agreed'],
    [true, false, 'opened', 'agreed', 'agreed'],
    [true, true, 'opened', 'agreed', 'agreed'],
  ];

  it.each(rows)('proven %s, password chosen %s', (proven, chosen, self, forClient, forColleague) => {
    for (const role of ROLES) {
      expect(addressMove({ role, hasEmail: true, proven, chosen }, 'self')).toBe(self);
      const expected = role === 'client' ? forClient : forColleague;
      expect(addressMove({ role, hasEmail: true, proven, chosen }, 'staff')).toBe(expected);
    }
  });
});

describe('a client without an address', () => {
  const none = { role: 'client', hasEmail: false, proven: false, chosen: false } as const;

  it('gets the one that staff type at once, and an own one when its link is opened', () => {
    expect([addressMove(none, 'staff'), addressMove(none, 'self')]).toEqual(['at-once', 'opened']);
  });

  it('comes of an address that staff empty only while no link has proven it', () => {
    expect(keptAddress({ proven: true })).toBe('Please ask the person.');
    expect(keptAddress({ proven: false })).toBeUndefined();
  });
});

describe('that the same person uses a moved account is confirmed', () => {
  const may = (by: Partial<Confirmation>) =>
    refusedConfirmation({
      role: 'admin',
      owner: false,
      asked: false,
      hasDoctor: true,
      fromProven: true,
      ...by,
    }) === undefined;

  it('by the client’s own doctor and by no other one', () => {
    expect([may({ role: 'doctor', owner: true }), may({ role: 'doctor' })]).toEqual([true, false]);
  });

  it('by an admin where there is no doctor, or where the former address was never proven', () => {
    expect([may({}), may({ hasDoctor: false }), may({ fromProven: false })]).toEqual([false, true, true]);
  });

  it('never by the admin who asked for the move, nor by the desk', () => {
    expect(may({ asked: true, hasDoctor: false })).toBe(false);
    expect(may({ asked: true, role: 'doctor', owner: true })).toBe(false);
    expect(may({ role: 'assistant', hasDoctor: false, fromProven: false })).toBe(false);
  });
});
