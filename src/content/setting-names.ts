/**
 * Facts of the settings that texts may name in double braces, as in `{{setting.legalName}}`: the
 * imprint, the privacy policy and a hundred other sentences then say the same.
 */
export const SETTING_NAMES = [
  'brandName',
  'legalName',
  'slogan',
  'address',
  'emails.hello',
  'emails.help',
  'emails.careers',
  'emails.security',
  'emails.press',
  'emails.partners',
  'emails.privacy',
  'company.managingDirectors',
  'company.registerCourt',
  'company.registerNumber',
  'company.vatId',
  'company.phone',
  'intermediary.registerNumber',
  'intermediary.registerUrl',
  'intermediary.chamber',
  'intermediary.chamberAddress',
] as const

export type SettingName = (typeof SETTING_NAMES)[number]

const prefix = 'setting.'

/** Whether what stands in double braces names a setting, known or not. */
export function namesSetting(text: string): boolean {
  return text.trim().startsWith(prefix)
}

/** The setting that is named, if there is one. */
export function settingNamed(text: string): SettingName | undefined {
  const bare = text.trim().slice(prefix.length)
  return SETTING_NAMES.find((name) => name === bare)
}
