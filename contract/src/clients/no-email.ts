/** Shown in the place of an address that a client or an enquiry does not have. */
export const NO_EMAIL = 'no e-mail';
