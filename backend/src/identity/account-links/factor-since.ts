import type { SecondFactorRecord } from '../../platform/accounts/second-factor-record.ts';

/**
 * The update that removes every second factor and recovery code added since `since`, when the account got
 * into a stranger's hands, and the filter for the state that was read.
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
