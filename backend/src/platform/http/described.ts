import type * as swagger from '@nestjs/swagger';

type Swagger = typeof swagger;
type Decorator = (...place: never[]) => void;

const notes: ((library: Swagger) => void)[] = [];

/**
 * Notes what the API document says of a field or handler. It is only noted: the library that makes the
 * document of it is a seventh of the modules that a start would load, and a server that runs needs none of
 * them.
 */
export const Described =
  (describe: (library: Swagger) => Decorator): MethodDecorator & PropertyDecorator =>
  (...place: unknown[]) =>
    void notes.push((library) => describe(library)(...(place as never[])));

/** Hands the library everything that was noted; before it reads the server. */
export const describeAll = (library: Swagger): void => {
  for (const note of notes) note(library);
};
