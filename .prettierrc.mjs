// For what oxfmt does not format: the site's Astro files, and texts that the scripts write.
import oxfmt from './.oxfmtrc.json' with { type: 'json' };

const { singleQuote, printWidth } = oxfmt;

export default {
  singleQuote,
  printWidth,
  plugins: ['prettier-plugin-astro'],
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
