import type { SecondFactorRecord } from '../../platform/accounts/second-factor-record.ts';

/** Removes second factors and recovery codes added since the account passed to another person. */
export function factorSince(
  factor: SecondFactorRecord | undefined,
  since: Date,
): { which: object; set: object; unset: object } {
  if (!factor) return { which: { secondFactor: null }, set: {}, unset: {} };
  const { totp, passkeys, recovery, recoveryAt } = factor;
  const app = totp && totp.createdAt < since ? totp : undefined;
  const keys = passkeys.filter(({ createdAt }) => createdAt < since);
  const which = {
    'secondFactor.totp.createdAt': totp?.createdAt ?? null,
    'secondFactor.passkeys': { $size: passkeys.length },
  };
  if (!app && keys.length === 0) return { which, set: {}, unset: { secondFactor: 1 } };
  const codes = recoveryAt >= since ? [] : recovery;
  return {
    which,
    set: { 'secondFactor.passkeys': keys, 'secondFactor.recovery': codes },
    unset: app ? {} : { 'secondFactor.totp': 1 },
  };
}
