import { addDays } from '@clinic/contract/clinic-calendar';
import { MAX_LINE } from '@clinic/contract/constants';
import { WISH_WEEKS } from '@clinic/contract/clients/visit-wish';
import { oneLine } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsultationValues } from './consultation-values.ts';

interface Props {
  values: Pick<ConsultationValues, 'wishOn' | 'wishWords'>;
  /** Name of the doctor who asked for the present wish; left out: there is none. */
  asked: string | undefined;
  problem: string | undefined;
  onChange: (part: Partial<ConsultationValues>) => void;
}

const NONE = 'none';

/** Fields of the next visit that the desk shall book; one press chooses a usual distance. */
export function NextVisit({ values: { wishOn, wishWords }, asked, problem, onChange }: Props) {
  const choices = [
    [NONE, 'No wish'] as const,
    ...WISH_WEEKS.map(
      (weeks) => [addDays(today(), 7 * weeks), `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`] as const,
    ),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="div" aria-hidden sx={{ fontWeight: 600 }}>
        Next visit in
      </Typography>
      <Segments
        label="Next visit in"
        choices={choices}
        chosen={wishOn ?? NONE}
        onChoose={(day) => onChange({ wishOn: day === NONE ? null : day })}
      />
      {wishOn !== null && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
          <InputField
            label="About"
            type="date"
            value={wishOn}
            error={problem}
            helperText={asked && `Asked by ${asked}.`}
            htmlInput={{ min: addDays(today(), 1) }}
            onChange={(day) => onChange({ wishOn: day })}
          />
          <InputField
            label="For the front desk"
            value={wishWords}
            error={oneLine(MAX_LINE)(wishWords)}
            helperText="Nothing medical: the desk reads it."
            htmlInput={{ maxLength: MAX_LINE }}
            onChange={(words) => onChange({ wishWords: words })}
          />
        </Box>
      )}
    </Box>
  );
}
