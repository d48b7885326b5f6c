import type { FoundDocument } from '#content/query/found-document.ts'
import type { Attributes } from '#content/tables.ts'

/** A file as Strapi's upload plugin has it, plus its uid and focal point. */
export function mediaAttributes(document: FoundDocument): Attributes {
  const { uid, attributes, createdAt, updatedAt } = document
  const of = (name: string) => attributes[name] ?? null
  return {
    name: of('name'),
    alternativeText: of('alternativeText'),
    caption: of('caption'),
    width: of('width'),
    height: of('height'),
    formats: of('formats'),
    hash: of('hash'),
    ext: of('ext'),
    mime: of('mime'),
    size: of('size'),
    url: of('url'),
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
    focalPoint: of('focalPoint'),
    uid,
    createdAt,
    updatedAt,
  }
}
