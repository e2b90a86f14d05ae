/// <reference types="astro/client" />
declare module 'virtual:theme.css';
