import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';

type Dialog = typeof import('./ReceiveDialog.tsx').default;

/** The loaded dialog: it opens at once, without waiting for its code. */
let here: Dialog | undefined;
const load = async () => {
  const module = await import('./ReceiveDialog.tsx');
  here = module.default;
  return module;
};
const Later = lazy(load);

/** Loads the dialog's code after the page that offers it, so that the page's first load stays small. */
export const useReceiveDialogCode = (): void =>
  useEffect(() => {
    // A failed load is repeated by the press.
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
