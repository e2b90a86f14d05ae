import type { Rule } from '../rules.ts';

/** After a dot they make a web address, also behind one letter; mail programs turn those into links. */
const TOP_LEVEL =
  'ai app biz click club co com dev eu gg in info io link live ly me net online org page ru shop site to top uk us win work xyz';
/** Before a dot they are no part of an address: "Dr.Asha". */
const TITLES = 'adv ca capt col dr er fr jr km kum late lt maj md mohd mr mrs ms prof rev shri smt sr sri st';

const topLevel = new Set(TOP_LEVEL.split(' '));
const titles = new Set(TITLES.split(' '));
const DOTTED = /(?<![\p{L}\p{M}\p{N}-])([a-z0-9-]+)(?=\.([a-z]{2,}))/giu;

function hasDomain(name: string): boolean {
  for (const [, before = '', after = ''] of name.matchAll(DOTTED)) {
    const isTitle = /^[a-z]$/i.test(before) || titles.has(before.toLowerCase());
    if (!isTitle || topLevel.has(after.toLowerCase())) return true;
  }
  return false;
}

/**
 * The name in a public form stands in the clinic's emails, "Dear …": a web address in it would be a
 * stranger's link in an email of ours.
 */
export const nameWithoutAddress: Rule = (value) =>
  typeof value === 'string' && (value.includes('://') || /www\./i.test(value) || hasDomain(value))
    ? 'Please write your name without a web address, and with a space after each dot.'
    : undefined;
