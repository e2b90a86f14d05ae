import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';
import { enterMovesOn } from './enter-moves-on.ts';
import { FormDraft } from './FormDraft.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { SavedFormContext, useSavedFormContext, type SavedFormState } from './useSavedForm.ts';

interface ElementProps {
  'aria-label'?: string;
  /** For a save that cannot be undone: Enter moves to the next field, and only the button and Ctrl+Enter save. */
  enterMoves?: boolean;
  /** False: leaving with unsaved values asks nothing. */
  guarded?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

export const useHasUnsaved = (): boolean => Object.keys(useFormState().dirtyFields).length > 0;

function Guard() {
  const { saving } = useSavedFormContext();
  return <UnsavedGuard dirty={useHasUnsaved()} onLeave={() => saving.draft?.drop()} />;
}

/** The form element of a `SavedForm` or `SavedDialog`. */
export function FormElement({ enterMoves, guarded = true, children, ...element }: ElementProps) {
  const { submit } = useSavedFormContext();
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // A form around this one, of which a dialog is a part, is not saved with it.
    event.stopPropagation();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Keys of a dialog that the form has opened come here, too.
    if (event.key !== 'Enter' || !event.currentTarget.contains(event.target as Node)) return;
    if (event.ctrlKey || event.metaKey) save(event);
    else if (enterMoves) enterMovesOn(event);
  };
  return (
    <Box component="form" noValidate {...element} onSubmit={save} onKeyDown={onKeyDown}>
      {guarded && <Guard />}
      {children}
    </Box>
  );
}

interface ProviderProps<Values extends FieldValues> {
  form: SavedFormState<Values>;
  children: ReactNode;
}

export function SavedFormProvider<Values extends FieldValues>({ form, children }: ProviderProps<Values>) {
  return (
    <FormProvider {...form.methods}>
      <SavedFormContext value={form}>{children}</SavedFormContext>
    </FormProvider>
  );
}

/** A form whose unfinished values outlive the page; its `SaveBar` says what was refused. */
export function SavedForm<Values extends FieldValues>({
  form,
  children,
  ...element
}: ElementProps & ProviderProps<Values>) {
  return (
    <SavedFormProvider form={form}>
      <FormElement {...element}>
        <FormDraft />
        {children}
      </FormElement>
    </SavedFormProvider>
  );
}
