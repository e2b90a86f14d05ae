import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { TILL_REASON_WORDS, type TillMove } from '@clinic/contract/billing/tills';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MoneyRow } from '../payments/MoneyRow.tsx';

export const Moves = ({ moves }: { moves: readonly TillMove[] }) => (
  <Box component="section" aria-labelledby="moves" sx={{ mb: 6 }}>
    <Typography id="moves" component="h2" variant="h3" sx={{ mb: 1 }}>
      Put in and taken out since
    </Typography>
    {moves.length === 0 && (
      <Typography color="textSecondary">
        Nothing so far. Cash that is no payment, such as change from the bank, is written down by “Put in or
        take out”.
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {moves.map(({ id, day, direction, amount, reason, note, by }) => (
        <MoneyRow
          key={id}
          day={formatInvoiceDate(day)}
          what={[TILL_REASON_WORDS[reason], note, by.name].filter(Boolean).join(' · ')}
          amount={formatRupees(direction === 'in' ? amount : -amount)}
        />
      ))}
    </Box>
  </Box>
);
