/** Who is logged in to one area, as the browser keeps it: never health data. */
export interface Session {
  id: string;
  name: string;
  token: string;
}

/** Where one area keeps its log-in. Each area reads and sends its own, never another's. */
export interface SessionStore {
  read: () => Session | null;
  save: (session: Session) => void;
  clear: () => void;
}

function parse(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sessionOf = (person: Record<string, unknown> | null, token: string): Session | null =>
  person && token ? { id: textOf(person.id) || textOf(person._id), name: textOf(person.name), token } : null;

/** The admin's token and name are two entries. */
export const adminSession: SessionStore = {
  read: () => sessionOf(parse(localStorage.getItem('admin')), localStorage.getItem('adminToken') ?? ''),
  save: ({ id, name, token }) => {
    localStorage.setItem('adminToken', token);
    localStorage.setItem('admin', JSON.stringify({ id, name }));
  },
  clear: () => {
    localStorage.removeItem('adminToken');
    localStorage.removeItem('admin');
  },
};

/** One entry, also written by the shared staff log-in. */
export const assistantSession: SessionStore = {
  read: () => {
    const stored = parse(localStorage.getItem('assistant'));
    return sessionOf(stored, textOf(stored?.token));
  },
  save: (session) => localStorage.setItem('assistant', JSON.stringify(session)),
  clear: () => localStorage.removeItem('assistant'),
};
