import type { AlikeClient } from './alike.ts';

/** Says why a client is like the typed one: "Karan Malhotra has this number." */
export function alikeWhy({ name, why }: Pick<AlikeClient, 'name' | 'why'>): string {
  const reasons = [
    why.includes('phone') && 'this number',
    why.includes('birthday') && 'this birthday with a similar name',
  ].filter(Boolean);
  return `${name} has ${reasons.join(' and ')}.`;
}
