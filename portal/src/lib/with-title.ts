/** "Dr. Asha Mehta": some doctors registered with their title, some without. */
export const withTitle = (name: string): string => (/^(dr|doctor)\b/i.test(name) ? name : `Dr. ${name}`);
