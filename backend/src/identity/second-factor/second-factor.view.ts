import type { SecondFactorState } from '@clinic/contract/identity/second-factor';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';

/** People see this about their own second factor: no secrets. */
export const secondFactorView = (
  { secondFactor }: Pick<AccountRecord, 'secondFactor'>,
  clinic: Pick<SecondFactorState, 'required' | 'passkeyHost'>,
): SecondFactorState => ({
  appSince: secondFactor?.totp?.createdAt.toISOString() ?? null,
  passkeys: (secondFactor?.passkeys ?? []).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
  recoveryLeft: secondFactor?.recovery.length ?? 0,
  ...clinic,
});
