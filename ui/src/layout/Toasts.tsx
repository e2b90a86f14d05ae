import { PHONE, phoneToasts, toastSpace } from '../phone-toasts.ts';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { toast, ToastContainer, type Id } from 'react-toastify';
import { presentMessages, type Message, type MessageLink } from './notify.ts';

const styles = (
  <GlobalStyles
    styles={{
      ':root': {
        '--toastify-font-family': 'var(--sans)',
        '--toastify-color-success': 'var(--leaf)',
        '--toastify-color-error': 'var(--brick)',
        '--toastify-color-warning': 'var(--turmeric)',
        '--toastify-color-info': 'var(--river)',
        '--toastify-text-color-light': 'var(--ink)',
        '--toastify-color-light': 'var(--white)',
        '--toastify-z-index': '1400',
      },
      // Keeps line breaks, since the problems of a refused file fill several lines.
      '.Toastify__toast': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      [PHONE]: {
        '.toasts': { ...phoneToasts, zIndex: 1400 },
        '.toasts .Toastify__toast-container': {
          position: 'static',
          display: 'grid',
          gap: 8,
          width: 'auto',
          margin: 0,
          padding: 0,
          transform: 'none',
        },
        '.toasts .Toastify__toast': { margin: 0, borderRadius: 'var(--radius)' },
      },
      '.Toastify__progress-bar--animated': { animationDuration: 'var(--toast-life, 5000ms) !important' },
      // With reduced motion the bar stands still.
      '@keyframes toast-life': { '0%, to': { transform: 'none' } },
      '@media (prefers-reduced-motion: reduce)': {
        '.Toastify__progress-bar--animated': { animationName: 'toast-life' },
      },
    }}
  />
);

/** Shows each sentence on its own line, since prescribed sentences must not be joined. */
const Sentences = ({ all, link }: { all: readonly string[]; link?: MessageLink }) => (
  <div>
    {all.map((sentence) => (
      <div key={sentence}>{sentence}</div>
    ))}
    {link && (
      <a href={link.href} target="_blank" rel="noreferrer">
        {link.label}
      </a>
    )}
  </div>
);

/** Toasts about the result of an attempt; the next result replaces them. */
const outcomes: Id[] = [];

const shown =
  (areaLife: () => number) =>
  ({ type, text, more = [], link, life = areaLife() }: Message) => {
    const isOutcome = type === 'success' || type === 'waits' || type === 'error';
    if (isOutcome) for (const id of outcomes.splice(0)) toast.dismiss(id);
    const id = toast(more.length > 0 || link ? <Sentences all={[text, ...more]} link={link} /> : text, {
      type: type === 'waits' ? 'info' : type,
      // The same warning twice in a row is shown once.
      ...(!isOutcome && { toastId: `${type}-${text.replaceAll(/\W+/g, '-')}` }),
      autoClose: life,
      role: 'status',
      // An animation measures the time; reduced motion would end it at once, which the styles prevent.
      style: { '--toast-life': `${life}ms` } as React.CSSProperties,
    });
    if (isOutcome) outcomes.push(id);
  };

/** Shows the messages of `notify` in a polite live region: top right, on a phone at the bottom. */
export function Toasts({ life }: { life: () => number }) {
  useEffect(() => presentMessages(shown(life)), [life]);
  return (
    <Box sx={{ displayPrint: 'none' }} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      {styles}
      <div ref={toastSpace} className="toasts">
        <ToastContainer aria-label="Messages" />
      </div>
    </Box>
  );
}
