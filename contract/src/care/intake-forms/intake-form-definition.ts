/** A field of a form: `line` and `text` are free text of one or several lines; all values are sent as text. */
export interface FormField {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'number' | 'date' | 'email' | 'phone' | 'choice';
  /** The options of a field of the type `choice`. */
  options?: readonly string[];
  /** Most characters of a `text`, if fewer than usual. */
  max?: number;
  /** The unit of the number, for example "kg". */
  unit?: string;
}

export interface FormSection {
  title: string;
  fields: readonly FormField[];
}

export interface FormDefinition {
  title: string;
  /** Shown below the title. */
  hint?: string;
  sections: readonly FormSection[];
}

export const line = <Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'line' }) as const;
export const text = <Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'text' }) as const;
export const number = <Name extends string>(name: Name, label: string, unit: string) =>
  ({ name, label, kind: 'number', unit }) as const;
