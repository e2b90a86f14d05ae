import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { CLINIC_URL } from '@clinic/contract/clinic';
import { baseCss, tokenCss } from '@clinic/ui/theme/css';
import { defineConfig } from 'astro/config';
import { forTheServer } from './for-the-server.mjs';
import { writeLatinFonts } from './latin-fonts.mjs';

await writeLatinFonts('./.astro/fonts/');

/** Writes the theme's custom properties as a style sheet, so that no page needs an inline style. */
const themeSheet = () => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === 'virtual:theme.css' ? '\0virtual:theme.css' : undefined),
  load: (id) => (id === '\0virtual:theme.css' ? tokenCss + baseCss : undefined),
});

export default defineConfig({
  site: process.env.SITE_URL ?? CLINIC_URL,
  output: 'static',
  scopedStyleStrategy: 'class',
  trailingSlash: 'never',
  // The server's content security policy allows no inline script but Astro's own ones, by their hashes.
  security: { csp: true },
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), sitemap({ filter: (page) => !/\/(404|frame)$/.test(page) }), forTheServer()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [themeSheet()],
    // All pages share one style sheet: one request before the first paint, none on the next page.
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  },
});
