import type { KnownFact, Precautions } from '@clinic/contract/care/precautions/precautions';

export interface PrecautionChip {
  key: string;
  text: string;
  /** True: a doctor must answer. */
  asks: boolean;
  confirmed: boolean;
  /** The asked text, at which the dialog opens. */
  opensAt?: string;
}

type Counting = Pick<KnownFact, 'sort' | 'code' | 'label' | 'state' | 'unsure'> &
  Partial<Pick<KnownFact, 'text'>>;

/** Makes one chip for a fact that several forms mention; the surest counts. */
function chipOf(key: string, facts: readonly Counting[]): PrecautionChip {
  const label = facts[0]?.label ?? '';
  if (facts.some(({ state }) => state === 'stands'))
    return { key, text: `${label} ✓`, asks: false, confirmed: true };
  const open = facts.filter(({ state }) => state === 'open');
  if (open.length === 0) return { key, text: `${label}: still true?`, asks: true, confirmed: false };
  const asks = open.every(({ unsure }) => unsure);
  const chip = { key, text: asks ? `${label}?` : label, asks, confirmed: false };
  const opensAt = asks ? open[0]?.text : undefined;
  return opensAt === undefined ? chip : { ...chip, opensAt };
}

const isGone = ({ state }: Counting): boolean => state === 'no longer written';

/** Allergies, and facts that may no longer hold, come first: they stay visible when not all chips have room. */
const isFirst = (facts: readonly Counting[]): boolean =>
  facts.some(({ sort }) => sort === 'allergy') || facts.every(isGone);

/** Open questions about unknown words, each once. */
const askedWords = (notChecked: Precautions['notChecked']): string[] => {
  const open = notChecked.filter(({ means }) => means === null).map(({ text }) => text);
  return [...new Map(open.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
};

/** Lists the precautions that count for the client, then the open questions. */
export function chipsOf({ facts, added, notChecked }: Precautions): PrecautionChip[] {
  const counting = new Map<string, Counting[]>();
  const all: Counting[] = [
    ...facts.filter(({ state }) => state !== 'wrong'),
    ...added.map((one) => ({ ...one, state: 'stands' as const, unsure: false })),
  ];
  for (const fact of all) {
    const key = `${fact.sort}:${fact.code}:${fact.label.toLowerCase()}`;
    counting.set(key, [...(counting.get(key) ?? []), fact]);
  }
  return [
    ...[...counting]
      .toSorted(([, one], [, other]) => Number(isFirst(other)) - Number(isFirst(one)))
      .map(([key, ofOne]) => chipOf(key, ofOne)),
    ...askedWords(notChecked).map((text) => ({
      key: `words:${text}`,
      text: `“${text}”: what does it mean?`,
      asks: true,
      confirmed: false,
      opensAt: text,
    })),
  ];
}
