import { registrationOn } from '@clinic/contract/billing/business';
import { isReturn, MONEY_REPORTS } from '@clinic/contract/billing/money-reports';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useBusiness } from '../business/useBusiness.ts';
import { DayField } from '../forms/DayField.tsx';
import { monthsOf, SHOWN_REPORTS, type Choice, type ShownReport } from './useMoneyChoice.ts';

interface Props {
  choice: Choice;
  onChoose: (change: Partial<Choice>) => void;
}

/**
 * Chooses report and period; tables of GST returns only if the clinic is under regular registration on the last day.
 */
export function MoneyChoice({ choice: { name, from, to }, onChoose }: Props) {
  const { data: own } = useBusiness();
  const isRegular = !own || registrationOn(own.business, to).kind === 'regular';
  const offered = SHOWN_REPORTS.filter((one) => isRegular || one === name || !isReturn(one));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <TextField
        select
        size="small"
        label="Report"
        value={name}
        onChange={({ target }) => onChoose({ name: target.value as ShownReport })}
        sx={{ width: { xs: '100%', sm: 300 } }}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {MONEY_REPORTS[one]}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label="From"
        value={from}
        onChange={(day) => day && onChoose({ from: day, to: day > to ? day : to })}
      />
      <DayField label="To" value={to} min={from} onChange={(day) => day && onChoose({ to: day })} />
      {monthsOf(today()).map(({ label, ...month }) => (
        <Button key={label} onClick={() => onChoose(month)}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
