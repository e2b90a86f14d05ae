/** A doctor or an assistant cannot be added or edited without these. */
export const STAFF_NEEDED = 'Name, email, phone, and password are required.';
export const STAFF_CHANGE_NEEDED = 'Name, email, and phone are required.';
