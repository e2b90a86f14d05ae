import { hydrateRoot } from 'react-dom/client';
import { BookingForm } from './BookingForm.tsx';

// Mounted by hand: Astro's own client directives write inline scripts, which the server's policy forbids.
const root = document.getElementById('booking');
if (root) hydrateRoot(root, <BookingForm />);
