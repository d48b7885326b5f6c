import { named, SEMICOLON } from '../values/colon.ts'
import type { Language } from '../values/language.ts'

type Packages = Readonly<
  Record<string, { readonly name: string; readonly features: readonly string[] }>
>

/**
 * What a package holds, for readers who do not see the others beside it: where it begins with
 * "Everything in Basic", what that is comes with it.
 */
export function featuresInFull(
  packages: Packages,
  tier: string,
  language: Language,
): readonly string[] {
  const features = packages[tier]?.features ?? []
  const [first = '', ...own] = features
  const within = packageNamedBy(packages, tier, first)
  return within === undefined ? features : [...toldOf(packages, within, first, language), ...own]
}

/** From the smallest one on, each with what it adds. */
function toldOf(packages: Packages, tier: string, said: string, language: Language): string[] {
  const features = packages[tier]?.features ?? []
  const [first = '', ...own] = features
  const within = packageNamedBy(packages, tier, first)
  const smaller = within === undefined ? [] : toldOf(packages, within, first, language)
  const added = within === undefined ? features : own
  return [...smaller, named(said, added.join(`${SEMICOLON[language]} `), language)]
}

function packageNamedBy(packages: Packages, tier: string, feature: string): string | undefined {
  const others = Object.keys(packages).filter((id) => id !== tier)
  const meant = others.filter((id) => feature.endsWith(` ${packages[id]?.name}`))
  const nameLength = (id: string) => packages[id]?.name.length ?? 0
  return meant.toSorted((a, b) => nameLength(b) - nameLength(a))[0]
}
