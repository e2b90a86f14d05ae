/** Shown in the place of an address that a client or an enquiry does not have. */
export const NO_EMAIL = 'no e-mail';

/** Said where a client is saved without an address. */
export const TOLD_BY_PHONE = 'No e-mail: the client is told by phone.';
