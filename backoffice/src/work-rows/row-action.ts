export interface RowAction {
  label: string;
  press?: () => void;
  /** Address of a screen of the back office. */
  to?: string;
  /** Address outside the back office, opened in a new window. */
  href?: string;
}

/** A row's main action, alternative times, and rarely used actions. */
export interface RowActions {
  main: RowAction;
  times?: RowAction[];
  more?: RowAction[];
  /** Ten digits. */
  phone?: string;
  /** Address of a WhatsApp conversation with a prepared text. */
  message?: string;
}
