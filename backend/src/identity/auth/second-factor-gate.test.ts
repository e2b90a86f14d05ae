import { SecondFactorAfterPassword, SecondFactorSetUpFirst } from './second-factor-gate.ts';

describe('the second-factor gate', () => {
  it('lets no person in before its rules are known', () => {
    expect(() => new SecondFactorAfterPassword().ask).toThrow('Nothing answers SecondFactorAfterPassword.');
    expect(() => new SecondFactorSetUpFirst().ask).toThrow('Nothing answers SecondFactorSetUpFirst.');
  });
});
