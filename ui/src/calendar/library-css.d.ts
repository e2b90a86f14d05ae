declare module 'react-big-calendar/lib/css/react-big-calendar.css';
declare module 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
