// Measures the import of a file of 20,000 items, and how long other requests wait meanwhile.
const ROWS = 20_000;
const PAUSE_MS = 20;

/** Returns the seconds of the import, and the longest time in milliseconds of a request for one item meanwhile. */
export async function measureImport(url, token, itemId) {
  const lines = Array.from(
    { length: ROWS },
    (_, n) => `Imported ${n},"With warm milk, at night",${n % 1000}.50,${n % 500},Vitamin`,
  );
  const form = new FormData();
  const file = `name,description,price,countInStock,category\r\n${lines.join('\r\n')}`;
  form.append('file', new Blob([file], { type: 'text/csv' }), 'inventory.csv');
  const headers = { authorization: `Bearer ${token}` };
  let running = true;
  let longest = 0;
  const others = (async () => {
    while (running) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/rest/inventory/${itemId}`, { headers });
      await answer.text();
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const start = performance.now();
  const answer = await fetch(`${url}/api/inventory/upload`, { method: 'POST', headers, body: form });
  const { items, message } = await answer.json();
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await others;
  if (items?.length !== ROWS) throw new Error(`The import failed: ${message}`);
  return { rows: ROWS, seconds, longest };
}
