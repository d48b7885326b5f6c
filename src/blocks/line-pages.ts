import type { LineId } from '#insurance/lines/registry.ts'

interface LinePage {
  /** Where the line is explained, without locale. */
  readonly path: string
  /** Where it is applied for, as a link of the content. */
  readonly apply: string
  readonly icon: LineIconName
}

export type LineIconName =
  | 'health'
  | 'stethoscope'
  | 'globe'
  | 'house'
  | 'shield'
  | 'dog'
  | 'briefcase'
  | 'scales'
  | 'tooth'
  | 'bike'
  | 'life'
  | 'umbrella'
  | 'plane'
  | 'paw'
  | 'piggy'
  | 'tree'
  | 'lock'
  | 'users'

/** Where every line is found on our own hosts, and its small drawing. */
export const LINE_PAGES: Readonly<Record<LineId, LinePage>> = {
  'public-health': page('/health-insurance/public', '/policies/public-health', 'health'),
  'private-health': page('/health-insurance/private', '/policies/private-health', 'stethoscope'),
  'expat-short-term': page(
    '/health-insurance/expat/short-term',
    '/policies/expat/short-term',
    'globe',
  ),
  'expat-long-term': page(
    '/health-insurance/expat/long-term',
    '/policies/expat/long-term',
    'globe',
  ),
  household: page('/household-insurance', '/policies/household', 'house'),
  'personal-liability': page(
    '/personal-liability-insurance',
    '/policies/liability/quote',
    'shield',
  ),
  'dog-liability': page('/dog-liability-insurance', '/policies/dog-liability', 'dog'),
  'professional-liability': page(
    '/professional-liability-insurance',
    '/policies/professional-liability',
    'briefcase',
  ),
  legal: page('/legal-insurance', '/policies/legal', 'scales'),
  dental: page('/dental-insurance', '/policies/dental', 'tooth'),
  bike: page('/bike-insurance', '/policies/bike', 'bike'),
  life: page('/life-insurance', '/policies/life', 'life'),
  disability: page('/disability-insurance', '/policies/disability', 'umbrella'),
  'travel-health': page('/travel-insurance', '/policies/travel-health', 'plane'),
  'pet-health': page('/pet-health-insurance', '/policies/pet-health', 'paw'),
  pension: page('/pension-insurance', '/policies/pension', 'piggy'),
  'basis-pension': page('/pension-insurance/basis', '/policies/basis-pension', 'tree'),
  'general-liability': page(
    '/general-liability-insurance',
    '/policies/general-liability',
    'shield',
  ),
  cyber: page('/cyber-insurance', '/policies/cyber', 'lock'),
  'company-health': page('/company-health-insurance', '/policies/company-health', 'users'),
  'company-pension': page('/company-pension', '/policies/company-pension', 'piggy'),
  'company-travel': page('/company-travel-insurance', '/policies/company-travel', 'plane'),
  'company-life': page('/company-life-insurance', '/policies/company-life', 'life'),
  'company-professional-liability': page(
    '/professional-liability-insurance',
    '/policies/company-professional-liability',
    'briefcase',
  ),
}

function page(path: string, apply: string, icon: LineIconName): LinePage {
  return { path, apply: `app:${apply}`, icon }
}
