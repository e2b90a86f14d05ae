import { PHONE, phoneToasts, toastSpace } from '@clinic/ui/phone-toasts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
/** `seconds` replaces the area's own duration. */
export type ShowToast = (text: string, kind?: ToastKind, seconds?: number) => void;

interface ShownToast {
  key: number;
  text: string;
  kind: ToastKind;
  seconds: number;
}

const ToastContext = createContext<ShowToast>(() => {});
export const useToast = (): ShowToast => useContext(ToastContext);

function Toast({ toast, onClose }: { toast: ShownToast; onClose: (key: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(toast.key), toast.seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, onClose, toast]);
  return (
    <Alert
      role="presentation"
      severity={toast.kind}
      onClose={() => onClose(toast.key)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ boxShadow: 'var(--shadow-floating)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {toast.text}
    </Alert>
  );
}

let lastKey = 0;

/** Toasts at the top right, on a phone at the lower edge, in a polite live region; one stays while the pointer or the focus is on it. */
export function ToastProvider({ seconds, children }: { seconds: number; children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const show = useCallback<ShowToast>(
    (text, kind = 'info', ownSeconds = seconds) => {
      lastKey += 1;
      const toast = { key: lastKey, text, kind, seconds: ownSeconds };
      setToasts((shown) => [...shown.filter((other) => other.text !== text), toast].slice(-3));
    },
    [seconds],
  );
  const close = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  return (
    <ToastContext.Provider value={useMemo(() => show, [show])}>
      {children}
      <Stack
        ref={toastSpace}
        component="output"
        aria-live="polite"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          top: 12,
          right: 12,
          gap: 2,
          width: 'min(380px, calc(100vw - 24px))',
          displayPrint: 'none',
          [PHONE]: phoneToasts,
        }}
      >
        {toasts.map((toast) => (
          <Toast key={toast.key} toast={toast} onClose={close} />
        ))}
      </Stack>
    </ToastContext.Provider>
  );
}
