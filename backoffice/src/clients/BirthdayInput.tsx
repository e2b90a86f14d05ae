import { birthdayProblem } from '@clinic/contract/clients/birthday';
import { formatDay, type Day } from '@clinic/contract/clinic-calendar';
import { FIRST_DAY } from '@clinic/contract/reading/days';
import type { Rule } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';

const birthdayRule: Rule = (day) => birthdayProblem(typeof day === 'string' ? day : '', today());

/** The birthday, with the one of Personal Details to take. */
export function BirthdayInput({ proposed }: { proposed: Day | null }) {
  const { setValue } = useFormContext<{ birthday: Day }>();
  const birthday = useWatch<{ birthday: Day }, 'birthday'>({ name: 'birthday' });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 2 }}>
      <DayInput
        source="birthday"
        label="Birthday"
        min={FIRST_DAY}
        max={today()}
        validate={birthdayRule}
        optional
      />
      {proposed && proposed !== birthday && (
        <Button onClick={() => setValue('birthday', proposed, { shouldDirty: true, shouldValidate: true })}>
          Take {formatDay(proposed)} of Personal Details
        </Button>
      )}
    </Box>
  );
}
