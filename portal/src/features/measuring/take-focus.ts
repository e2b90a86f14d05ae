/** The field's `ref` where a press brought it: the button that was pressed is gone. */
export const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
