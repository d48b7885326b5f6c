import { basisPension } from './basis-pension/index.ts'
import { bike } from './bike/index.ts'
import { companyHealth } from './company-health/index.ts'
import { companyLife } from './company-life/index.ts'
import { companyPension } from './company-pension/index.ts'
import { companyProfessionalLiability } from './company-professional-liability/index.ts'
import { companyTravel } from './company-travel/index.ts'
import { cyber } from './cyber/index.ts'
import { dental } from './dental/index.ts'
import { disability } from './disability/index.ts'
import { dogLiability } from './dog-liability/index.ts'
import { expatLongTerm } from './expat-long-term/index.ts'
import { expatShortTerm } from './expat-short-term/index.ts'
import { generalLiability } from './general-liability/index.ts'
import { household } from './household/index.ts'
import { legal } from './legal/index.ts'
import { life } from './life/index.ts'
import type { LineDoor } from './line-door.ts'
import { pension } from './pension/index.ts'
import { personalLiability } from './personal-liability/index.ts'
import { petHealth } from './pet-health/index.ts'
import { privateHealth } from './private-health/index.ts'
import { professionalLiability } from './professional-liability/index.ts'
import { publicHealth } from './public-health/index.ts'
import { travelHealth } from './travel-health/index.ts'

/**
 * The one list of lines, in the order in which lists show them: what people need first, then what
 * companies need. Each entry loads its parts only when asked.
 */
export const LINES = {
  'public-health': publicHealth,
  'private-health': privateHealth,
  'expat-short-term': expatShortTerm,
  'expat-long-term': expatLongTerm,
  household,
  'personal-liability': personalLiability,
  'dog-liability': dogLiability,
  'professional-liability': professionalLiability,
  legal,
  dental,
  bike,
  life,
  disability,
  'travel-health': travelHealth,
  'pet-health': petHealth,
  pension,
  'basis-pension': basisPension,
  'company-health': companyHealth,
  'company-pension': companyPension,
  'company-travel': companyTravel,
  'company-life': companyLife,
  'general-liability': generalLiability,
  'company-professional-liability': companyProfessionalLiability,
  cyber,
} as const satisfies Readonly<Record<string, LineDoor>>

export type LineId = keyof typeof LINES

export const LINE_IDS = Object.keys(LINES) as readonly LineId[]

export function isLineId(id: string): id is LineId {
  return Object.hasOwn(LINES, id)
}
