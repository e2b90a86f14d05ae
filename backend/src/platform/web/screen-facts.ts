/** Settings that the built pages read from `<html data-…>`, without a request or an inline script. */
export interface ScreenFacts {
  timezone: string;
  /** Set after the routes, since it is known only once the database is open. */
  demo: boolean;
  /** Minimum characters of a new password. */
  passwordMin: number;
  /** True when a mail server is set; otherwise emails are stored, not sent. */
  mails: boolean;
}

/** The public pages carry the settings only in a demo clinic and without mails. */
export const marksSite = ({ demo, mails }: ScreenFacts): boolean => demo || !mails;

export const withFacts = (html: string, { timezone, demo, passwordMin, mails }: ScreenFacts): string =>
  html.replace(
    /<html\b/,
    `<html data-timezone="${timezone}" data-demo="${String(demo)}" data-password-min="${passwordMin}" data-mails="${mails ? 'on' : 'off'}"`,
  );
