/** Whose ticks this phone keeps: told without the code that keeps them, which few visits need. */
export const unsentMark = (account: string): string => `unsent:${account}`;

export const hasUnsent = (account: string): boolean => localStorage.getItem(unsentMark(account)) !== null;
