/** Below this width toasts stand at the lower edge, and whatever opens over the page leaves them their place. */
export const PHONE = '@media (max-width: 767.95px)';

const style = () => document.documentElement.style;

/** Bars at the upper edge, one below the other, and those at the lower edge, one over the other. */
type Bar = '--area-bar' | '--client-bar' | '--page-bar' | '--bottom-bar' | '--save-bar';

/**
 * Keeps a custom property as high as a bar that stays in sight: toasts stand above those of the lower edge, and what has
 * the focus is scrolled clear of all of them. To be given as `ref`.
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

/** How high the bars of the lower edge are. */
const BARS = 'max(var(--bottom-bar, 0px), var(--save-bar, 0px))';
/** Pixels around toasts. */
const GAP = 8;

/** Keeps `--toast-space` as high as what toasts take of the lower edge; dialogs and menus end above it. To be given as `ref`. */
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

/** Where toasts stand on a phone: above the bars of the lower edge. */
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
