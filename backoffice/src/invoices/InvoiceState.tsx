import type { Invoice } from '@clinic/contract/billing/invoices';
import { PAPER_STATES } from '@clinic/contract/billing/papers';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { STATE_TONES, STATE_WORDS } from '@clinic/ui/papers/paper-words.ts';
import { StateFilter } from '../lists/StateFilter.tsx';

export const InvoiceState = ({ state }: Pick<Invoice, 'state'>) => (
  <StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
);

export const InvoiceStateFilter = () => <StateFilter states={PAPER_STATES} words={STATE_WORDS} />;
