import type { SimpleInvoices } from '@clinic/contract/billing/business';
import { simpleWords } from '@clinic/contract/billing/gst-return-left-out';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';

interface Props {
  left: SimpleInvoices;
  onShow: () => void;
}

/** Warns of sales that the tables of a GST return do not contain. */
export const LeftOut = ({ left: { number, sum }, onShow }: Props) => (
  <Notice
    tone="waiting"
    sx={{ m: 3 }}
    action={
      <Button color="inherit" variant="outlined" onClick={onShow}>
        Show them
      </Button>
    }
  >
    In no table: {simpleWords(number)} without tax class, {formatRupees(sum)}.
  </Notice>
);
