import { useMemo, useSyncExternalStore } from 'react'
import { settings } from '#content/collections/settings.ts'
import type { Settings } from '#content/source.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import type { ReferenceStore } from './reference-store.ts'

const uid = formatUid(DEFAULT_LOCALE, settings.name)

/** Who we are, which texts name by placeholders. Undefined until it is there, and while it is unfinished. */
export function useSettings(references: ReferenceStore): Settings | undefined {
  useSyncExternalStore(references.subscribe, references.changes)
  const attributes = references.record(settings.name, uid)?.attributes
  return useMemo(() => settings.schema.safeParse(attributes).data, [attributes])
}
