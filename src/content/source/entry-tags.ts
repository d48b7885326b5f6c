import { documentTag } from '../publishing.ts'

/** The cache tags of an entry and of every entry inside it. */
export function entryTags(entry: unknown): string[] {
  const tags = new Set<string>()
  collect(entry, tags)
  return [...tags]
}

function collect(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, tags)
  } else if (typeof value === 'object' && value !== null) {
    const { collection, uid } = value as { collection?: unknown; uid?: unknown }
    if (typeof collection === 'string' && typeof uid === 'string') {
      tags.add(documentTag(collection, uid))
    }
    for (const each of Object.values(value)) collect(each, tags)
  }
}
