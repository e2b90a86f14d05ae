/** A mail's text with its quoted-printable encoding undone. */
export const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
