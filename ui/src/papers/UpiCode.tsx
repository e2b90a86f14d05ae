import { upiLink, type UpiAddress } from '@clinic/contract/billing/upi';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { ClinicButtonAnchor } from '../layout/ClinicButton.tsx';

interface Props {
  upi: UpiAddress;
  /** Id and number of the invoice, and its debt in rupees. */
  of: { id: string; number: string; due: number };
}

/** A QR code that pays an invoice's debt; on a phone, a button that opens the app. */
function UpiCode({ upi, of: { id, number, due } }: Props) {
  const link = upiLink({ ...upi, amount: due, id, note: number });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box sx={{ p: 3, bgcolor: '#fff', border: '1px solid var(--line)', borderRadius: 1 }}>
        <QRCodeSVG
          value={link}
          size={192}
          level="M"
          title={`QR code to pay ${formatRupees(due)} for ${number} by UPI`}
          style={{ display: 'block' }}
        />
      </Box>
      <ClinicButtonAnchor look="filled" href={link} sx={{ display: { md: 'none' } }}>
        Open a UPI app
      </ClinicButtonAnchor>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {formatRupees(due)} to {upi.payee} ({upi.upiId}).
      </Typography>
    </Box>
  );
}

export default UpiCode;
