import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { formatInvoiceDate, type Day } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { MAX_PAYMENT_PARTS, MONEY_MODES, type MoneyMode } from '@clinic/contract/billing/payments';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DayField } from '../forms/DayField.tsx';
import {
  firstDueOf,
  instalmentsOf,
  instalmentsRule,
  type Settled,
  type TypedMoney,
  type TypedPart,
} from './typed-money.ts';

interface PartProps {
  part: TypedPart;
  /** Position in the list, counted from 1. */
  place: number;
  onChange: (part: TypedPart) => void;
  onRemove: () => void;
}

function PartFields({ part, place, onChange, onRemove }: PartProps) {
  const named = (word: string) => ({ 'aria-label': `${word} of part ${String(place)}` });
  return (
    <Box sx={{ display: 'grid', columnGap: 2, alignItems: 'center', gridTemplateColumns: '104px 1fr auto' }}>
      <TextField
        select
        label="Mode"
        value={part.mode}
        onChange={({ target }) => onChange({ ...part, mode: target.value as MoneyMode })}
      >
        {MONEY_MODES.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {mode}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Amount"
        value={part.amount}
        onChange={({ target }) => onChange({ ...part, amount: target.value })}
        slotProps={{
          htmlInput: { ...named('Amount'), inputMode: 'decimal', autoComplete: 'off', ...selectsFilled },
        }}
      />
      <IconButton size="small" aria-label={`Remove part ${String(place)}`} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      {part.mode !== 'Cash' && (
        <TextField
          label="Reference"
          value={part.reference}
          onChange={({ target }) => onChange({ ...part, reference: target.value })}
          slotProps={{ htmlInput: named('Reference') }}
          sx={{ gridColumn: '1 / 3', mt: 0 }}
        />
      )}
    </Box>
  );
}

const focusAmount = (group: HTMLElement | null): void =>
  group?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus();

interface Props {
  money: TypedMoney & { parts: TypedPart[] };
  /** The computed sums; a sentence when the amounts do not fit. */
  settled: Settled | string;
  /** The invoice's day. */
  date: Day;
  onChange: (fields: Partial<TypedMoney>) => void;
}

export function PaidParts({ money, settled, date, onChange }: Props) {
  const { parts, instalments } = money;
  const due = typeof settled === 'string' ? 0 : settled.due;
  const rows = instalmentsOf(due, money, date);
  const countProblem = instalmentsRule(wholeNumberIn(instalments));
  const problem = parts.every(({ amount }) => amount.trim()) && typeof settled === 'string' ? settled : null;
  const add = () => {
    const mode = MONEY_MODES.find((one) => !parts.some((part) => part.mode === one)) ?? 'Cash';
    onChange({ parts: [...parts, { mode, amount: due > 0 ? due.toFixed(2) : '', reference: '' }] });
  };
  return (
    <Box component="section" aria-label="What is paid now" ref={focusAmount}>
      {parts.map((part, place) => (
        <PartFields
          // Payments have no id, so their index is the key.
          key={place}
          part={part}
          place={place + 1}
          onChange={(changed) => onChange({ parts: parts.with(place, changed) })}
          onRemove={() => onChange({ parts: parts.toSpliced(place, 1) })}
        />
      ))}
      <Button variant="text" disabled={parts.length >= MAX_PAYMENT_PARTS} onClick={add}>
        Add part
      </Button>
      {problem && <FailureNotice sentence={problem} />}
      {due > 0 && (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '104px 1fr' }}>
          <TextField
            label="Instalments"
            value={instalments}
            onChange={({ target }) => onChange({ instalments: target.value })}
            error={countProblem !== undefined}
            helperText={countProblem}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', ...selectsFilled } }}
          />
          <DayField
            label="First due"
            value={firstDueOf(money, date)}
            onChange={(day) => onChange({ firstDue: day })}
          />
        </Box>
      )}
      {rows.length > 1 && (
        <Box component="ul" aria-label="Instalments" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {rows.map(({ day, amount }) => (
            <Box
              component="li"
              key={day}
              sx={{ display: 'flex', justifyContent: 'space-between', py: '2px' }}
            >
              <span>{formatInvoiceDate(day)}</span>
              <span>{formatRupees(amount)}</span>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
