import type { ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';
import { FormDraft } from './FormDraft.tsx';
import { FormFrame, type FrameLook } from './FormFrame.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { SavedFormContext, useSavedFormContext, type SavedFormState } from './useSavedForm.ts';

interface ElementProps extends FrameLook {
  /** False: leaving the page asks nothing. */
  guarded?: boolean;
}

export const useHasUnsaved = (): boolean => Object.keys(useFormState().dirtyFields).length > 0;

/** Asks before unsaved values are left. */
export function UnsavedValuesGuard() {
  const { saving } = useSavedFormContext();
  return <UnsavedGuard dirty={useHasUnsaved()} onLeave={() => saving.draft?.drop()} />;
}

function FormElement({ guarded = true, children, ...element }: ElementProps) {
  const { submit } = useSavedFormContext();
  return (
    <FormFrame {...element} onSave={() => void submit()}>
      {guarded && <UnsavedValuesGuard />}
      {children}
    </FormFrame>
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

/** A form with a draft; its `SaveBar` shows refusals. */
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
