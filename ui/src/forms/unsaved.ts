let held = 0;

/** Says that typed values are on the page; the answer takes it back. */
export function holdUnsaved(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

export const hasUnsaved = (): boolean => held > 0;
