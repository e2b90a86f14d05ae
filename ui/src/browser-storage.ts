/** A browser storage that may be full or forbidden: its functions never throw. */
interface BrowserStorage {
  /** Null when there is no entry, or reading is forbidden. */
  read: (key: string) => string | null;
  /** False when the browser did not store it; an older value may still be there. */
  keep: (key: string, value: string) => boolean;
  drop: (key: string) => void;
  keys: (prefix: string) => string[];
}

/** `open` is called each time, since touching a forbidden storage throws. */
function guarded(open: () => Storage): BrowserStorage {
  const attempt = <Answer>(act: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    keep: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    drop: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}

/** Local storage: it stays on the device. */
export const deviceStorage = guarded(() => localStorage);
/** Session storage: it ends with the tab. */
export const tabStorage = guarded(() => sessionStorage);
