import type { KeptKeys } from '@clinic/ui/forms/kept-keys.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { photoToSend } from './photo-to-send.ts';
import { fileToSend, notTakenText, reportAfter } from './chosen-report.ts';
import { NOT_LOADED, outdatedText } from './form-texts.ts';
import type { FormValues } from './form-values.ts';
import type { FilledForm } from './useFilledForm.ts';

interface Options<Answer> {
  filled: FilledForm;
  /** True: the record could not be read. */
  unknown: boolean;
  /** Names the draft. */
  draft: string;
  /** Returns false to prevent the save; the screen then shows why. */
  mayStart?: () => boolean;
  send: (values: FormValues, file: File | null, keys: KeptKeys | undefined) => Promise<Answer>;
  saved: (answer: Answer) => void;
  /** Called with the names of fields that are wrong, of the report by `bloodReport`. */
  onWrong?: (names: readonly string[]) => void;
  /** Words a failure that is neither about the report nor about another person's save. */
  failed: (failure: unknown) => string;
}

/** Saves an intake form; a refusal stands at its fields, at the report or in the form's bar. */
export function useFilledSaving<Answer>(options: Options<Answer>) {
  const { filled, unknown, draft, mayStart = () => true, send, saved, failed, onWrong } = options;
  const { report, chooseReport, handleSubmit, setError, setProblem } = filled;
  const { save, isBusy, isSaved } = useSaving<FormValues, Answer>({
    draft,
    send: async (values, { keys }) => send(values, await photoToSend(fileToSend(report)), keys),
    saved,
    otherwise: '',
    refused: (failure, _sentence, values) => {
      const notTaken = reportAfter(failure, report);
      if (notTaken) chooseReport(notTaken);
      const outdated = outdatedText(failure) ?? (unknown ? NOT_LOADED : undefined);
      const text = outdated ?? (notTaken ? notTakenText(notTaken) : failed(failure));
      setProblem({ text, stale: outdated !== undefined });
      notify.error(text);
      const details = failure instanceof ApiError ? failure.details : {};
      // An error at an unknown field would never go away, and block every later save.
      const wrong = Object.keys(details).filter((name) => name in values);
      for (const name of wrong) setError(name, { message: details[name]?.[0] });
      if (notTaken) onWrong?.(['bloodReport']);
      else if (wrong.length > 0) onWrong?.(wrong);
    },
  });
  const submit = handleSubmit(
    (values) => {
      setProblem(null);
      if (mayStart()) void save(values);
    },
    (errors) => onWrong?.(Object.keys(errors)),
  );
  return {
    /** A saved form stays busy until the screen leaves it, so that it is not sent twice. */
    isBusy: isBusy || isSaved,
    submit: () => {
      if (!isBusy && !isSaved) void submit();
    },
  };
}
