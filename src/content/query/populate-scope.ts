import {
  hasLocalizations,
  type Names,
  namesOfCollection,
  namesOfComponent,
  readableAttribute,
} from './readable-fields.ts'

/** What lies behind a populated attribute. */
type PopulateScope =
  | { kind: 'names'; names: Names }
  | { kind: 'zone'; components: ReadonlyMap<string, Names> }

/** References, media, components, zones and localizations: all that populate can fill in. */
export function populatableNames(names: Names): string[] {
  const known = cache.get(names.model)?.get(names.collection)
  if (known) return known
  const found = Object.keys(names.model).filter((name) => {
    const attribute = readableAttribute(names, name)
    return attribute !== undefined && attribute.kind !== 'scalar'
  })
  if (hasLocalizations(names)) found.push('localizations')
  const byCollection = cache.get(names.model) ?? new Map()
  cache.set(names.model, byCollection.set(names.collection, found))
  return found
}

const cache = new WeakMap<object, Map<string | undefined, string[]>>()

export function scopeOf(names: Names, name: string): PopulateScope {
  if (name === 'localizations' && names.collection !== undefined) {
    return { kind: 'names', names: namesOfCollection(names.collection) }
  }
  const attribute = readableAttribute(names, name)
  if (attribute?.kind === 'reference') {
    return { kind: 'names', names: namesOfCollection(attribute.target) }
  }
  if (attribute?.kind === 'component') {
    return { kind: 'names', names: namesOfComponent(attribute.attributes) }
  }
  if (attribute?.kind === 'dynamiczone') {
    const components = Object.entries(attribute.components).map(
      ([component, model]) => [component, namesOfComponent(model)] as const,
    )
    return { kind: 'zone', components: new Map(components) }
  }
  throw new TypeError(`${name} cannot be populated.`)
}
