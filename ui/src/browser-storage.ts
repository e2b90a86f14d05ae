/** A storage of this browser, which may be full or forbidden: nothing of it throws. */
interface BrowserStorage {
  /** Null also when it may not be read. */
  read: (key: string) => string | null;
  /** False when the browser did not keep it; what stood there before may stand there still. */
  keep: (key: string, value: string) => boolean;
  drop: (key: string) => void;
  keys: (prefix: string) => string[];
}

/** `open` is asked each time: touching a forbidden storage throws. */
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

/** The storage that stays on the device. */
export const deviceStorage = guarded(() => localStorage);
/** The storage that ends with the tab. */
export const tabStorage = guarded(() => sessionStorage);
