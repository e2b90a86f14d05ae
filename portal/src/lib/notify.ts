import type { TypeOptions } from 'react-toastify';

/** Milliseconds that a toast stays: 3 seconds for doctors, 5 for everybody else. */
const toastLife = (): number => (location.pathname.startsWith('/doctor') ? 3000 : 5000);

async function show(type: TypeOptions, text: string, life: number): Promise<void> {
  const { toast } = await import('react-toastify');
  toast(text, {
    type,
    // The same sentence twice in a row is one message.
    toastId: `${type}-${text.replaceAll(/\W+/g, '-')}`,
    autoClose: life,
    role: 'status',
    // An animation counts the time, and reduced motion would end it at once: see Toasts.
    style: { '--toast-life': `${life}ms` } as React.CSSProperties,
  });
}

/** Messages at the top right; they stay while they are hovered or focused. */
export const notify = {
  success: (text: string, life = toastLife()) => void show('success', text, life),
  error: (text: string, life = toastLife()) => void show('error', text, life),
  info: (text: string, life = toastLife()) => void show('info', text, life),
};
