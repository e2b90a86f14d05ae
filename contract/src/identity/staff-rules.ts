/** The sentence when a required field of a doctor or assistant is missing. */
export const STAFF_NEEDED = 'Name, email, phone, and password are required.';
export const STAFF_CHANGE_NEEDED = 'Name, email, and phone are required.';
