import { withoutAddresses } from './without-addresses.ts';

describe('a line of the log', () => {
  it.each([
    ['550 5.1.1 <asha.patel+clinic@mail.example.in>: unknown', '550 5.1.1 <…>: unknown'],
    ['E11000 dup key: { email: \\"asha@example.in\\" }', 'E11000 dup key: { email: \\"…\\" }'],
    ['GET /api/rest/clients/asha%40example.in', 'GET /api/rest/clients/…'],
    ['Cast to ObjectId failed for value "आशा@उदाहरण.भारत"', 'Cast to ObjectId failed for value "…"'],
    ['asha@localhost and ravi@example.in', '… and …'],
  ])('removes addresses: %s', (line, clean) => expect(withoutAddresses(line)).toBe(clean));

  it.each(['at /app/node_modules/@nestjs/core/router.js:10:5', '{"level":30,"path":"/api/health"}'])(
    'stays as it is: %s',
    (line) => expect(withoutAddresses(line)).toBe(line),
  );
});
