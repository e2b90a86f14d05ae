declare module 'react-big-calendar/lib/css/react-big-calendar.css';
