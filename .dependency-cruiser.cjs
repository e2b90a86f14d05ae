// Who may import whom: `npm run check -- layers` holds it. Paths are regular expressions from the project's root. Test
// files are left out, they may reach further; pages of the site (.astro) cannot be read.

const PACKAGES = '(backend|backoffice|bench|contract|e2e|portal|scripts|site|ui)/';

/** Rooms of the server: each imports itself and those above it. */
const ROOMS = require('./scripts/backend-rooms.json').map((room) => `backend/src/${room}/`);
/** Puts the server together out of the rooms. */
const COMPOSITION = 'backend/src/[^/]+\\.ts$';
/** Runs on whatever Node there is, and installs what the others import. */
const BEFORE_INSTALLATION =
  'scripts/(browser|build|check|dev|e2e|install|machine|memory-disk|precompress|progress|quiet|run|start|test|test-all|test-reports|test-run)\\.mjs$';

const forbidden = (name, from, to) => ({ name, severity: 'error', from, to });

/** Of all that is `within`, `from` imports itself and what is named. */
const importsOnly = (from, allowed, within) =>
  forbidden(
    `${from} may import: ${allowed.join(', ') || 'itself'}`,
    { path: `^${from}` },
    { path: `^${within}`, pathNot: [from, ...allowed].map((path) => `^${path}`) },
  );
const inProject = (from, ...allowed) => importsOnly(from, allowed, PACKAGES);
const inBackend = (from, ...allowed) => importsOnly(from, allowed, 'backend/');
const inPortal = (from, ...allowed) => importsOnly(from, allowed, 'portal/src/');
const inBackOffice = (from, ...allowed) => importsOnly(from, allowed, 'backoffice/src/');

/** Nobody but itself imports it. */
const top = (path, within) =>
  forbidden(`nobody imports ${path}`, { path: `^${within}`, pathNot: `^${path}` }, { path: `^${path}` });

module.exports = {
  forbidden: [
    // What two folders need of each other goes down into a third; what composes them goes up.
    { ...forbidden('no cycles of folders', {}, { circular: true }), scope: 'folder' },

    inProject('contract/'),
    inProject('ui/', 'contract/'),
    inProject('backend/', 'contract/', 'scripts/(build|memory-disk)\\.mjs$'),
    inProject('backoffice/', 'contract/', 'ui/'),
    inProject('portal/', 'contract/', 'ui/'),
    inProject('site/', 'contract/', 'ui/'),
    inProject(
      'scripts/',
      'contract/',
      'backend/src/platform/embedded-engine/',
      'site/src/inline-scripts\\.ts$',
      'ui/src/theme/tokens\\.ts$',
    ),
    inProject('bench/', 'contract/', 'backend/src/platform/embedded-engine/', 'scripts/'),
    inProject('e2e/', 'contract/', 'bench/memory\\.ts$'),

    ...ROOMS.map((room, floor) =>
      // Commands start a server of their own.
      inBackend(room, ...ROOMS.slice(0, floor), ...(room === ROOMS.at(-1) ? [COMPOSITION] : [])),
    ),
    inBackend(COMPOSITION, 'backend/src/'),

    inPortal('portal/src/lib/'),
    inPortal('portal/src/components/', 'portal/src/lib/'),
    inPortal('portal/src/features/', 'portal/src/(components|lib)/'),

    inBackOffice('backoffice/src/providers/'),
    inBackOffice('backoffice/src/layout/', 'backoffice/src/providers/'),
    inBackOffice('backoffice/src/(auth|forms|lists)/', 'backoffice/src/(layout|providers)/'),
    top('backoffice/src/(admin|assistant)/', 'backoffice/src/'),

    // A browser gets codes with labels; illnesses, medicines and what forms say are read on the server.
    forbidden(
      'words of illnesses and medicines stay on the server',
      { path: '^(backoffice|portal|site|ui)/' },
      {
        path: '^contract/src/care/vocabulary/(clauses|conditions|diets|leftovers|medicines|states|wishes)\\.ts$',
        reachable: true,
      },
    ),

    // The site reads these without React, and so could the server.
    forbidden(
      'no React beside the components of ui',
      { path: '^ui/src/(theme/|[^/]+\\.ts$)' },
      {
        path: '^node_modules/(react|react-[^/]+|@mui|@emotion|@tanstack)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbidden(
      'React on the site is for islands',
      { path: '^site/src/', pathNot: '^site/src/islands/' },
      { path: '^node_modules/react' },
    ),
    forbidden(
      'nothing is imported before it is installed',
      { path: `^${BEFORE_INSTALLATION}` },
      { pathNot: `^${BEFORE_INSTALLATION}`, dependencyTypesNot: ['core'], dynamic: false },
    ),
  ],
  options: {
    exclude: '\\.test\\.tsx?$',
    doNotFollow: 'node_modules',
    // What is only a type changes together with its other side all the same.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
