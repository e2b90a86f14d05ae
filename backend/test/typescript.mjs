import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import options from './swc.mjs';

// `node --import ./test/typescript.mjs src/main.ts` runs the server from its sources as Jest does, since Node only
// strips types and cannot compile decorators.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !new URL(url).pathname.endsWith('.ts')) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      sourceMaps: 'inline',
      swcrc: false,
      configFile: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
