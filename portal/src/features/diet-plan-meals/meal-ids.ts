/** Id of what opens a meal, a button or a cell, so that the focus can go to it. */
export const openerId = (meal: string): string => `edit-${meal}`;
