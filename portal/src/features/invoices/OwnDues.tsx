import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { OwnMoney } from '@clinic/contract/billing/payments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { OwnDue } from './OwnDue.tsx';
import { whenDue } from './when-due.ts';

/** The client's debts, each with a way to pay, and the client's credit. */
export const OwnDues = ({ account: { due, dues, left, upi } }: { account: OwnMoney }) => (
  <Panel title={due > 0 ? `${formatRupees(due)} due` : 'Nothing is due'}>
    {dues.length > 0 && (
      <Box component="ul" aria-label="What is due" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dues.map((one) => (
          <Box
            key={one.invoice}
            component="li"
            sx={{ py: 3, '& + &': { borderTop: '1px solid var(--line)' } }}
          >
            <OwnDue due={one} upi={upi}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{one.invoiceNumber}</Box>
                <Box sx={{ color: 'text.secondary' }}>{whenDue(one)}</Box>
              </Box>
              <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatRupees(one.due)}</Box>
            </OwnDue>
          </Box>
        ))}
      </Box>
    )}
    {left > 0 && (
      <Typography sx={{ mt: dues.length > 0 ? 3 : 0 }}>
        You have a credit of {formatRupees(left)} with the clinic.
      </Typography>
    )}
    {due === 0 && left === 0 && <Typography>All your invoices are paid.</Typography>}
  </Panel>
);
