import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { differenceWords, type TillClosing } from '@clinic/contract/billing/tills';
import { momentOf } from '@clinic/ui/clinic-page';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  closings: readonly TillClosing[];
  onExplain: (closing: TillClosing) => void;
}

const othersOf = ({ others }: TillClosing): string =>
  others
    .map(
      ({ mode, in: came, out }) => `${mode} ${formatRupees(came)}${out > 0 ? ` − ${formatRupees(out)}` : ''}`,
    )
    .join(' · ');

/** Says from when to when a count reckons. */
const stretchWords = ({ since, until }: TillClosing): string =>
  `${since ? `${momentOf(since)} to` : 'Until'} ${momentOf(until)}`;

/** Lists the counts of the drawer, each with its difference. */
export const Closings = ({ closings, onExplain }: Props) => (
  <Box component="section" aria-labelledby="closings">
    <Typography id="closings" component="h2" variant="h3" sx={{ mb: 1 }}>
      Counts
    </Typography>
    {closings.length === 0 && (
      <Typography color="textSecondary">
        The drawer was never counted. “Count the drawer” compares what is in it with what should be.
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' }}>
      {closings.map((closing) => (
        <Box component="li" key={closing.id} sx={{ py: 2, borderBottom: '1px solid var(--line)' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <strong>{stretchWords(closing)}</strong>
            <span>{closing.by.name}</span>
            <span>
              {formatRupees(closing.counted)} counted, {formatRupees(closing.float)} stayed
            </span>
            <StatusBadge tone={closing.difference === 0 ? 'good' : 'stopped'}>
              {differenceWords(closing.difference)}
            </StatusBadge>
            {closing.difference !== 0 && !closing.reason && (
              <Button variant="outlined" onClick={() => onExplain(closing)}>
                Say why
              </Button>
            )}
          </Box>
          {closing.reason && <Box sx={{ overflowWrap: 'anywhere' }}>{closing.reason}</Box>}
          <Typography variant="body2" color="textSecondary">
            {`Clients ${formatRupees(closing.cashIn)} − ${formatRupees(closing.cashOut)}, put in ${formatRupees(closing.movedIn)}, taken out ${formatRupees(closing.movedOut)}`}
          </Typography>
          {closing.others.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              Beside cash: {othersOf(closing)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  </Box>
);
