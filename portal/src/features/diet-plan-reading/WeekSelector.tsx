import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import { InputField } from '@clinic/ui/forms/InputField.tsx';

interface Props {
  weeks: readonly DietWeek[];
  /** Number of the shown week; `current` is the present one. */
  shown: number;
  current: number | undefined;
  onChange: (weekNumber: number) => void;
}

export function WeekSelector({ weeks, shown, current, onChange }: Props) {
  if (weeks.length < 2) return null;
  const name = ({ weekNumber, title }: DietWeek) => {
    const own = title && title !== `Week ${weekNumber}` ? `: ${title}` : '';
    return `Week ${weekNumber}${own}${weekNumber === current ? ' (this week)' : ''}`;
  };
  return (
    <Box className="no-print" sx={{ maxWidth: 360, mb: 5 }}>
      <InputField
        label="Week"
        value={String(shown)}
        onChange={(value) => onChange(Number(value))}
        options={weeks.map((week) => ({ value: String(week.weekNumber), label: name(week) }))}
      />
    </Box>
  );
}
