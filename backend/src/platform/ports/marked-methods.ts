import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Mark<Options> = ReturnType<typeof DiscoveryService.createDecorator<Options>>;

/** A provider's method that a decorator marked, own or inherited. */
export interface MarkedMethod<Options> {
  options: Options;
  /** The words by which the code is searched for it: `InvoiceStock.settle`. */
  name: string;
  call: (...given: never[]) => unknown;
}

/** Finds the methods that a decorator marked, in all modules, once every provider is made. */
@Injectable()
export class MarkedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws for a provider that is made anew for each request: none of them stands ready to be called. */
  of<Options>(mark: Mark<Options>): MarkedMethod<Options>[] {
    const methods: MarkedMethod<Options>[] = [];
    // A provider may be there under several tokens.
    const looked = new Set<object>();
    for (const provider of this.discovery.getProviders()) {
      const instance = provider.instance as Record<string, MarkedMethod<Options>['call']> | null;
      if (!provider.metatype?.prototype || !instance || looked.has(instance)) continue;
      looked.add(instance);
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const options = this.discovery.getMetadataByDecorator(mark, provider, method);
        if (!options) continue;
        const name = `${instance.constructor.name}.${method}`;
        if (!provider.isDependencyTreeStatic())
          throw new Error(`${name} is marked, but its provider is made anew for each request.`);
        methods.push({ options, name, call: (...given) => instance[method]?.(...given) });
      }
    }
    return methods;
  }
}
