import { formatRupees, lineTotal } from '@clinic/contract/billing/invoice-totals';
import { money } from '@clinic/contract/rules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import { ClassOfLine } from './ClassOfLine.tsx';
import { isRightLine, quantityRule } from './item-to-add.ts';
import type { NewInvoice } from './new-invoice.ts';

interface Props {
  /** Index of the line in the form. */
  place: number;
  onRemove: () => void;
}

const field = { verticalAlign: 'top', '& .MuiInputBase-input': { textAlign: 'right' } } as const;

/** A line of an invoice, with editable quantity and price. */
export function InvoiceLine({ place, onRemove }: Props) {
  const line = useWatch<NewInvoice, `lines.${number}`>({ name: `lines.${place}` });
  const { name, taxClass } = line;
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
        {name}
        <ClassOfLine taxClass={taxClass} />
      </TableCell>
      <TableCell sx={{ ...field, width: 104, minWidth: 72 }}>
        <NumberField
          source={`lines.${place}.quantity`}
          label={false}
          ariaLabel={`Quantity of ${name}`}
          validate={quantityRule}
          helperText={false}
        />
      </TableCell>
      <TableCell sx={{ ...field, width: 128, minWidth: 92 }}>
        <NumberField
          source={`lines.${place}.price`}
          label={false}
          ariaLabel={`Price of ${name}`}
          validate={money}
          helperText={false}
        />
      </TableCell>
      <TableCell align="right">{isRightLine(line) ? formatRupees(lineTotal(line)) : '–'}</TableCell>
      <TableCell align="right">
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
