import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { useEffect, useRef } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { doctorApi } from '../../lib/http.ts';
import { BloodReportLink } from './BloodReport.tsx';
import { FormFieldsView } from './FormFieldsView.tsx';
import { valuesOf, type FormValues } from './form-values.ts';
import { titleOf } from './form-texts.ts';

interface Props {
  formType: FormType;
  form: IntakeForm;
  /** The account's own values, shown instead of the form's earlier ones. */
  prefilled: FormValues;
  withReport: boolean;
  /** The chosen file that the save left out, and why; empty when all was sent. */
  leftOut: string;
  /** True: the editor was just closed, so the focus moves here. */
  takesFocus: boolean;
  /** Left out for a covering doctor, who only reads. */
  onEdit?: () => void;
}

export function SavedForm({ formType, form, prefilled, withReport, leftOut, takesFocus, onEdit }: Props) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, mb: 6 }}>
        {leftOut && (
          <Notice tone="waiting" announce="alert">
            {leftOut}
          </Notice>
        )}
        <Notice
          tone="good"
          action={
            onEdit && (
              <Button ref={edit} className="no-print" variant="contained" onClick={onEdit}>
                Edit Form
              </Button>
            )
          }
        >
          <strong>{titleOf(formType)} Found</strong>
          <Box sx={{ fontSize: '0.875rem', display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
            <span>Last saved {momentOf(form.updatedAt)}</span>
            <span className="no-print">
              Client ID: {form.client} · Status: {form.status || 'Active'}
            </span>
          </Box>
        </Notice>
      </Box>
      <FormFieldsView definition={FORM_DEFINITIONS[formType]} values={valuesOf(formType, form, prefilled)} />
      {(withReport || form.bloodReport) && <BloodReportLink api={doctorApi} address={form.bloodReport} />}
    </>
  );
}
