/** Below this width toasts stand at the bottom, and dialogs leave room for them. */
export const PHONE = '@media (max-width: 767.95px)';

const style = () => document.documentElement.style;

/** Sticky bars: those at the top, and those at the bottom of the window. */
type Bar = '--area-bar' | '--client-bar' | '--bottom-bar' | '--save-bar';

/**
 * Keeps a custom property equal to the height of a sticky bar: toasts stand above bottom bars, and a focused element is
 * scrolled clear of all bars. To be given as `ref`.
 */
export const barHeight = (property: Bar) => (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => style().setProperty(property, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style().removeProperty(property);
  };
};

/** Height of the bars at the bottom. */
const BARS = 'max(var(--bottom-bar, 0px), var(--save-bar, 0px))';
/** Pixels around toasts. */
const GAP = 8;

/** Keeps `--toast-space` equal to the height of the toasts, above which dialogs and menus end. To be given as `ref`. */
export function toastSpace(toasts: HTMLElement | null) {
  if (!toasts) return undefined;
  const observer = new ResizeObserver(() => {
    const height = toasts.offsetHeight;
    style().setProperty('--toast-space', height > 0 ? `calc(${BARS} + ${height + 2 * GAP}px)` : '0px');
  });
  observer.observe(toasts);
  return () => {
    observer.disconnect();
    style().removeProperty('--toast-space');
  };
}

/** Position of toasts on a phone: above the bottom bars. */
export const phoneToasts = {
  position: 'fixed',
  top: 'auto',
  right: GAP,
  bottom: `calc(${BARS} + ${GAP}px)`,
  left: GAP,
  width: 'auto',
} as const;

/** MUI's dialogs and drawers end above the toasts on a phone; menus are drawn over toasts everywhere. */
export const besideToastsCss = `
${PHONE} {
  .MuiDialog-container { padding-bottom: var(--toast-space, 0px); }
  .MuiDrawer-root .MuiDrawer-paper { height: auto; bottom: var(--toast-space, 0px); }
}
.MuiPopover-root, .MuiAutocomplete-popper, .MuiPickerPopper-root { z-index: 1500 !important; }
`;
