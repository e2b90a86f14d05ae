export interface RowAction {
  label: string;
  press?: () => void;
  /** A screen of the back office. */
  to?: string;
  /** Elsewhere, in a new window. */
  href?: string;
}

/** The one action of a row, times that may be chosen in its place, and what else is seldom wanted. */
export interface RowActions {
  main: RowAction;
  times?: RowAction[];
  more?: RowAction[];
  /** Ten digits. */
  phone?: string;
}
