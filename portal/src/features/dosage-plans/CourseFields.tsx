import { courseProblem } from '@clinic/contract/care/dosage-plans/course-rules';
import { DOSE_FORMS, type DoseForm } from '@clinic/contract/care/dosage-plans/dose-course';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import type { EditedEntry } from './dosage-entries.ts';
import { PauseFields } from './PauseFields.tsx';
import { RhythmFields } from './RhythmFields.tsx';

const forms = [
  { value: '', label: 'Not said' },
  ...DOSE_FORMS.map((form) => ({ value: form, label: `${form.charAt(0).toUpperCase()}${form.slice(1)}` })),
];

interface Props {
  entry: EditedEntry;
  onChange: (entry: EditedEntry) => void;
}

/** Form, vehicle and days of a medicine. */
export default function CourseFields({ entry, onChange }: Props) {
  const problem = courseProblem(entry);
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr 1fr' } }}>
        <InputField
          label="Form"
          value={entry.form ?? ''}
          options={forms}
          onChange={(form) => onChange({ ...entry, form: form === '' ? undefined : (form as DoseForm) })}
        />
        <InputField
          label="Vehicle"
          value={entry.vehicle ?? ''}
          error={errorAt('vehicle')}
          helperText="Taken with: warm water, honey, milk"
          onChange={(vehicle) => onChange({ ...entry, vehicle: vehicle === '' ? undefined : vehicle })}
        />
        <InputField
          label="From"
          type="date"
          value={entry.from ?? ''}
          onChange={(from) => onChange({ ...entry, from: from === '' ? undefined : from })}
        />
        <InputField
          label="To"
          type="date"
          value={entry.to ?? ''}
          error={errorAt('to')}
          onChange={(to) => onChange({ ...entry, to: to === '' ? undefined : to })}
        />
      </Box>
      <RhythmFields entry={entry} error={errorAt('rhythm')} onChange={onChange} />
      <PauseFields entry={entry} errorAt={errorAt} onChange={onChange} />
    </>
  );
}
