import { tabStorage } from '@clinic/ui/browser-storage';

const KEY = 'registered';

/**
 * Email of a client who has just registered in this tab: the session begins with the first appointment request, and a
 * reload before that must not look as if there were no account.
 */
export const readRegistered = (): string | null => tabStorage.read(KEY);

export const keepRegistered = (email: string): boolean => tabStorage.keep(KEY, email);

export const forgetRegistered = (): void => tabStorage.drop(KEY);
