import { tabStorage } from '@clinic/ui/browser-storage';

const KEY = 'registered';

/**
 * Who has just registered in this tab, by e-mail: the session begins only after the first appointment was asked for, and a
 * reload before that must not look as if there were no account.
 */
export const readRegistered = (): string | null => tabStorage.read(KEY);

export const keepRegistered = (email: string): boolean => tabStorage.keep(KEY, email);

export const forgetRegistered = (): void => tabStorage.drop(KEY);
