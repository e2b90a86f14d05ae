import { formatRupees, lineTotal } from '@clinic/contract/billing/invoice-totals';
import { money } from '@clinic/contract/rules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import { ClassOfLine } from './ClassOfLine.tsx';
import { lineCards } from './line-cards.ts';
import { isRightLine, quantityRule } from './item-to-add.ts';
import type { NewInvoice } from './new-invoice.ts';

interface Props {
  /** Index of the line in the form. */
  place: number;
  onRemove: () => void;
}

/** A line of an invoice, with editable quantity and price. */
export function InvoiceLine({ place, onRemove }: Props) {
  const line = useWatch<NewInvoice, `lines.${number}`>({ name: `lines.${place}` });
  const { name, taxClass } = line;
  return (
    <TableRow sx={lineCards.row}>
      <TableCell sx={lineCards.name}>
        {name}
        <ClassOfLine taxClass={taxClass} />
      </TableCell>
      <TableCell sx={lineCards.quantity}>
        <NumberField
          source={`lines.${place}.quantity`}
          label={false}
          ariaLabel={`Quantity of ${name}`}
          validate={quantityRule}
          helperText={false}
        />
      </TableCell>
      <TableCell sx={lineCards.price}>
        <NumberField
          source={`lines.${place}.price`}
          label={false}
          ariaLabel={`Price of ${name}`}
          validate={money}
          helperText={false}
        />
      </TableCell>
      <TableCell align="right" sx={lineCards.amount}>
        {isRightLine(line) ? formatRupees(lineTotal(line)) : '–'}
      </TableCell>
      <TableCell align="right" sx={lineCards.remove}>
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
