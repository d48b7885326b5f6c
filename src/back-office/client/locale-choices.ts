import { localeName } from '#content-api/locale-name.ts'
import { LOCALES } from '#sites/locales.ts'

/** Every locale for a select, by its code and by what colleagues call it. */
export const localeChoices = LOCALES.map((id) => ({ id, name: `${id} · ${localeName(id)}` }))
