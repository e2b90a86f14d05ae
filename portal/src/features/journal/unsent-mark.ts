import { deviceStorage } from '@clinic/ui/browser-storage';

const keyOf = (account: string): string => `unsent:${account}`;

/** Tells if this phone keeps ticks of the account, without loading the code that keeps them: few visits need it. */
export const hasUnsent = (account: string): boolean => deviceStorage.read(keyOf(account)) !== null;

/** Without storage for the mark, the ticks are sent when the day is opened. */
export function markUnsent(account: string, isWaiting: boolean): void {
  if (isWaiting) deviceStorage.keep(keyOf(account), '1');
  else deviceStorage.drop(keyOf(account));
}
