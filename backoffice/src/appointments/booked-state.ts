/** Tells the next page that a visit was booked: the next booking has its focus. */
export interface BookedState {
  isBooked: boolean;
}
