import type * as swagger from '@nestjs/swagger';

type Swagger = typeof swagger;
type Decorator = (...place: never[]) => void;

const notes: ((library: Swagger) => void)[] = [];

/**
 * Notes what the API document says about a field or handler. The document's library is loaded only when the document is
 * made, since it would be a seventh of the modules of a start.
 */
export const Described =
  (describe: (library: Swagger) => Decorator): MethodDecorator & PropertyDecorator =>
  (...place: unknown[]) =>
    void notes.push((library) => describe(library)(...(place as never[])));

/** Passes all notes to the library, before it reads the server. */
export const describeAll = (library: Swagger): void => {
  for (const note of notes) note(library);
};
