import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BloodReportField } from '../intake-forms/BloodReport.tsx';
import { chooseReport } from '../intake-forms/chosen-report.ts';
import { FormFieldEdit } from '../intake-forms/FormFields.tsx';
import { FormGrid } from '../intake-forms/FormSections.tsx';
import type { FieldHints } from '../intake-forms/form-values.ts';
import { useFieldChanges } from '../intake-forms/useFieldChanges.ts';
import type { FilledForm } from '../intake-forms/useFilledForm.ts';
import { AUTOFILL, DETAIL_STEPS, fieldsNamed } from './detail-steps.ts';
import { DetailStepsNav } from './DetailStepsNav.tsx';
import { TakePhoto } from './TakePhoto.tsx';
import type { OwnForm } from './own-forms.ts';
import type { DetailSteps as Shown } from './useDetailSteps.ts';

interface Props {
  filled: FilledForm & { base: OwnForm | null };
  hints?: FieldHints;
  shown: Shown;
}

/** Personal Details in three short steps. All of them are in the page, so that each field is checked at a save. */
export function DetailSteps({ filled, hints, shown }: Props) {
  const { control, report, base } = filled;
  const changes = useFieldChanges(filled);
  return (
    <>
      <DetailStepsNav step={shown.step} onStep={shown.go} />
      {DETAIL_STEPS.map(({ title, hint, fields }, place) => (
        <Box key={title} component="section" aria-label={title} hidden={place !== shown.step} sx={{ mb: 7 }}>
          <Typography
            variant="h4"
            component="h3"
            ref={place === shown.step ? shown.heading : undefined}
            tabIndex={-1}
            sx={{ color: 'primary.main', '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ mb: 4, color: 'text.secondary' }}>{hint}</Typography>
          {place === 0 && (
            <Box sx={{ mb: 5 }}>
              <TakePhoto onTaken={(photo) => filled.chooseReport(chooseReport(photo))} />
              <BloodReportField
                report={report}
                onChange={filled.chooseReport}
                replaces={Boolean(base?.bloodReport)}
              />
            </Box>
          )}
          <FormGrid>
            {fieldsNamed(fields).map((field) => (
              <FormFieldEdit
                key={field.name}
                field={field}
                formType="PersonalDetails"
                control={control}
                hint={hints?.[field.name]}
                computed={undefined}
                autoComplete={AUTOFILL[field.name]}
                {...changes}
              />
            ))}
          </FormGrid>
        </Box>
      ))}
    </>
  );
}
