import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { stateOf, type ClassState } from './tax-class-words.ts';

const BADGES: Record<ClassState, { tone: 'good' | 'waiting' | 'stopped'; word: string }> = {
  signed: { tone: 'good', word: 'Signed' },
  unsigned: { tone: 'waiting', word: 'Not signed' },
  retired: { tone: 'stopped', word: 'Retired' },
};

export function TaxClassState({ taxClass }: { taxClass: TaxClass }) {
  const { tone, word } = BADGES[stateOf(taxClass)];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
