import { useMemo } from 'react'
import { settings } from '#content/collections/settings.ts'
import type { Settings } from '#content/source.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import { useReferences } from './editor-context.ts'

const uid = formatUid(DEFAULT_LOCALE, settings.name)

/** Who we are, which texts name by placeholders. Undefined until it is there, and while it is unfinished. */
export function useSettings(): Settings | undefined {
  const attributes = useReferences().record(settings.name, uid)?.attributes
  return useMemo(() => settings.schema.safeParse(attributes).data, [attributes])
}
