/** Side effects only: `import '@clinic/theme/fonts.css'` once, in the app's entry. */
declare const faces: void;
export default faces;
