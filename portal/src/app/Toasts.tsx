import GlobalStyles from '@mui/material/GlobalStyles';
import { toast, ToastContainer } from 'react-toastify';

const styles = (
  <GlobalStyles
    styles={{
      ':root': {
        '--toastify-font-family': 'var(--sans)',
        '--toastify-color-success': 'var(--leaf)',
        '--toastify-color-error': 'var(--brick)',
        '--toastify-color-info': 'var(--river)',
        '--toastify-text-color-light': 'var(--ink)',
        '--toastify-color-light': 'var(--white)',
      },
      '.Toastify__progress-bar--animated': { animationDuration: 'var(--toast-life, 5000ms) !important' },
    }}
  />
);

/** Where `notify` shows its messages: a polite live region. */
export function Toasts() {
  return (
    <div className="no-print" onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      {styles}
      <ToastContainer aria-label="Messages" />
    </div>
  );
}
