import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Tests run in the clinic's time zone, wherever the machine is.
process.env.TZ = 'Asia/Kolkata';

// Tests start at a Wednesday's noon, so that none crosses the end of a day, week or month.
const atNoon = (goesOn: boolean) =>
  vi.useFakeTimers({
    toFake: ['Date'],
    now: Date.parse('2027-06-16T12:00:00+05:30'),
    shouldAdvanceTime: goesOn,
  });
// Time stands still while a file is loaded, so that values computed then are not later than its tests.
atNoon(false);

// Files of a worker share libraries, but not the state of the clinic's own modules.
vi.resetModules();

// Lazy code of a screen takes long to load on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Functions that jsdom lacks and that MUI, toasts, scrolling and visibility need.
Object.assign(window, { scrollTo: () => undefined });
// In new browsers this returns a promise.
Object.assign(Element.prototype, { scrollIntoView: async () => undefined });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

beforeEach(async () => {
  atNoon(true);
  history.replaceState(undefined, '', '/');
  document.title = '';
  // The last test's drafts may still be written, so they are dropped first.
  const { dropDrafts } = await import('../src/drafts.ts');
  dropDrafts('doctor');
  dropDrafts('backoffice');
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.timezone = 'Asia/Kolkata';
});

afterEach(cleanup);
