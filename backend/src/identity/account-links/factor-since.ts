import type { SecondFactorRecord } from '../../platform/accounts/second-factor-record.ts';

/**
 * What is written, and in which state of it, so that nothing of a second factor is left that was added since a moment, in which the account became
 * somebody else's; recovery codes that were made since go too.
 */
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
  const codes = recoveryAt && recoveryAt >= since ? [] : recovery;
  return {
    which,
    set: { 'secondFactor.passkeys': keys, 'secondFactor.recovery': codes },
    unset: app ? {} : { 'secondFactor.totp': 1 },
  };
}
