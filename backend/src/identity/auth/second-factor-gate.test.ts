import type { Account } from '../../platform/accounts/accounts.ts';
import { SecondFactorGate } from './second-factor-gate.ts';

describe('the second-factor gate', () => {
  const caller = { id: '65a000000000000000000001', name: 'Asha', role: 'doctor' } as const;

  it('lets no person in before its rules are known', async () => {
    const gate = new SecondFactorGate();
    await expect(gate.afterPassword('doctor', {} as Account)).rejects.toThrow('has no rules');
    await expect(gate.beforeAnythingElse(caller as never)).rejects.toThrow('has no rules');
  });
});
