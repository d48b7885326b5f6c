import { dialled } from '#i18n/dialled.ts'
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
    return value.replace(FIGURE_PATTERN, (whole, text: string, at: number) => {
      const name = settingNamed(text)
      return name === undefined ? whole : fitting(textOf(name, settings), value.slice(0, at))
    })
  }
  if (Array.isArray(value)) return value.map((each) => fill(each, settings))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, settings)]))
}

/**
 * Settings are plain text, but the place may be formatted text that was cleaned without them: there a
 * sign could begin a tag, end the value of an attribute, or make a script of a link.
 */
function fitting(text: string, before: string): string {
  const plain = text.replace(/[<>]/g, '')
  const [tag] = /<[a-z][^<>]*$/i.exec(before) ?? []
  if (tag === undefined) return plain
  if (/\bhref="tel:$/i.test(tag)) return dialled(plain)
  const beginsLink = /\b(?:href|src)="(?:\s|\{\{[^{}]*\}\})*$/i.test(tag)
  if (beginsLink && !plain.startsWith('https://')) return ''
  return plain.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
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
