import { toast, type TypeOptions } from 'react-toastify';

/** Milliseconds that a toast stays: 3 seconds for doctors, 5 for everybody else. */
const toastLife = (): number => (location.pathname.startsWith('/doctor') ? 3000 : 5000);

function show(type: TypeOptions, text: string, life: number): void {
  toast(text, {
    type,
    // The same sentence twice in a row is one message.
    toastId: `${type}-${text.replaceAll(/\W+/g, '-')}`,
    autoClose: life,
    role: 'status',
    // An animation counts the time, and reduced motion would end it at once: see Messages.
    style: { '--toast-life': `${life}ms` } as React.CSSProperties,
  });
}

/** Messages at the top right; they stay while they are hovered or focused. */
export const notify = {
  success: (text: string, life = toastLife()) => show('success', text, life),
  error: (text: string, life = toastLife()) => show('error', text, life),
  info: (text: string, life = toastLife()) => show('info', text, life),
};
