export interface RowAction {
  label: string;
  press?: () => void;
  /** A screen of the back office. */
  to?: string;
  /** Elsewhere, in a new window. */
  href?: string;
}

/** A row's main action, alternative times, and rarely used actions. */
export interface RowActions {
  main: RowAction;
  times?: RowAction[];
  more?: RowAction[];
  /** Ten digits. */
  phone?: string;
}
