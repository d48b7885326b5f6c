/** Every flag that the code asks for. A flag that nobody turned on is off. */
export const FLAG_NAMES = [
  /** Shows the language switcher on the business site. */
  'website_b2b_language_switcher',
] as const

type FlagName = (typeof FLAG_NAMES)[number]

/** Which flags are known to be on or off. */
export type FlagMap = Readonly<Record<string, boolean>>

export function isFlagOn(flags: FlagMap, name: FlagName): boolean {
  return Object.hasOwn(flags, name) && flags[name] === true
}
