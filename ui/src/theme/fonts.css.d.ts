/** A style sheet without exports: `import '@clinic/ui/theme/fonts.css'` once, in the app's entry. */
declare const faces: void;
export default faces;
