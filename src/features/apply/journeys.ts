import type { LineId } from '#insurance/lines/registry.ts'
import { type AppRouteId, appRoute } from '#sites/app-routes.ts'

/** The way from the first question to the order of one line, at one address. */
export interface Journey {
  /** The route whose path all its pages stand under. */
  readonly route: AppRouteId
  readonly line: LineId
  readonly host: 'app' | 'health'
  /** Path of its first page. */
  readonly base: string
  /** Answers that the address itself gives. */
  readonly preset: Readonly<Record<string, string>>
  /** Where the questions after the price are asked, if not here. */
  readonly applyAt?: AppRouteId
}

/** Every journey. Several may lead to one line, such as a page for each public fund. */
export const JOURNEYS: readonly Journey[] = [
  journey('public-health-tk', 'public-health', { fund: 'tk' }),
  journey('public-health-aok', 'public-health', { fund: 'aok' }),
  journey('public-health-barmer', 'public-health', { fund: 'barmer' }),
  journey('public-health-dak', 'public-health', { fund: 'dak' }),
  journey('public-health-bkk-firmus', 'public-health', { fund: 'firmus' }),
  journey('household', 'household'),
  journey('liability', 'personal-liability'),
  journey('dog-liability', 'dog-liability'),
  journey('professional-liability', 'professional-liability'),
  journey('legal', 'legal'),
  journey('life', 'life'),
  journey('dental', 'dental'),
  journey('bike', 'bike'),
  journey('disability', 'disability'),
  journey('travel-health', 'travel-health'),
  journey('pet-health', 'pet-health'),
  journey('expat-short-term', 'expat-short-term'),
  journey('expat-long-term', 'expat-long-term'),
  { ...journey('private-health', 'private-health'), applyAt: 'private-health-signup' },
  journey('private-health-signup', 'private-health'),
  journey('pension', 'pension'),
  journey('basis-pension', 'basis-pension'),
  journey('general-liability', 'general-liability'),
  journey('cyber', 'cyber'),
  journey('company-health', 'company-health'),
  journey('company-pension', 'company-pension'),
  journey('company-travel', 'company-travel'),
  journey('company-life', 'company-life'),
  journey('company-professional-liability', 'company-professional-liability'),
]

export function findJourney(route: string): Journey | undefined {
  return JOURNEYS.find((each) => each.route === route)
}

function journey(route: AppRouteId, line: LineId, preset: Journey['preset'] = {}): Journey {
  const { host, path } = appRoute(route)
  return { route, line, host, base: path, preset }
}
