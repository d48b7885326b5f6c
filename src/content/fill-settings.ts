import { FIGURE_PATTERN } from '#insurance/figures/parse-figure-name.ts'
import { type SettingName, settingNamed } from './setting-names.ts'
import type { Settings } from './source.ts'

/** A copy of anything made of content in which every `{{setting.…}}` is what the settings say. */
export function fillSettings<T>(value: T, settings: Settings): T {
  return fill(value, settings) as T
}

function fill(value: unknown, settings: Settings): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    return value.replace(FIGURE_PATTERN, (whole, text: string) => {
      const name = settingNamed(text)
      // Settings are plain text, but the place may be formatted text, where a sign could begin a tag.
      return name === undefined ? whole : textOf(name, settings).replace(/[<>]/g, '')
    })
  }
  if (Array.isArray(value)) return value.map((each) => fill(each, settings))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, settings)]))
}

function textOf(name: SettingName, settings: Settings): string {
  if (name === 'address') return addressLine(settings)
  const [first = '', second] = name.split('.')
  const group: unknown = settings[first as keyof Settings]
  const value = second === undefined ? group : (group as Record<string, unknown>)?.[second]
  return typeof value === 'string' ? value : ''
}

/** Street, postcode and city in one line. */
export function addressLine({ address }: Pick<Settings, 'address'>): string {
  return `${address.street}, ${address.postcode} ${address.city}`
}
