import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The browser of a test is where the clinic is, wherever the test runs.
process.env.TZ = 'Asia/Kolkata';

// A Wednesday's noon, from which a test's time goes on: none crosses the end of a day, week or month.
const atNoon = (goesOn: boolean) =>
  vi.useFakeTimers({
    toFake: ['Date'],
    now: Date.parse('2027-06-16T12:00:00+05:30'),
    shouldAdvanceTime: goesOn,
  });
// While a file is loaded time stands, so that what it reckons is not after the beginning of its tests.
atNoon(false);

// Test files of a worker share the libraries; what one left in the clinic's own modules the next does not find.
vi.resetModules();

// A screen's own code is loaded lazily, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has none of them; MUI, the toasts, the scroll restoration and what comes into view ask for them.
Object.assign(window, { scrollTo: () => undefined });
// In new browsers it answers a promise.
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
  // The test before may still write its drafts; they are dropped first.
  const { dropDrafts } = await import('../src/drafts.ts');
  dropDrafts('doctor');
  dropDrafts('backoffice');
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.timezone = 'Asia/Kolkata';
});

afterEach(cleanup);
