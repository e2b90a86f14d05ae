/** What a doctor or an assistant cannot be without, when added and when edited. */
export const STAFF_NEEDED = 'Name, email, phone, and password are required.';
export const STAFF_CHANGE_NEEDED = 'Name, email, and phone are required.';
