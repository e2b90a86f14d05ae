import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';

type Dialog = typeof import('./ReceiveDialog.tsx').default;

/** The dialog once its code is here: it opens in the frame of the press, without a wait for its own. */
let here: Dialog | undefined;
const load = async () => {
  const module = await import('./ReceiveDialog.tsx');
  here = module.default;
  return module;
};
const Later = lazy(load);

/** Fetches the dialog's code behind that of a page which offers it; the page's first load does not grow by it. */
export const useReceiveDialogCode = (): void =>
  useEffect(() => {
    // A press fetches it again.
    load().catch(() => undefined);
  }, []);

export function ReceiveDialogLater(props: ComponentProps<Dialog>) {
  const [Shown] = useState<Dialog | typeof Later>(() => here ?? Later);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
