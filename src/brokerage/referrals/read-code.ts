import { readRecommendationCode } from '#sites/recommendation-code.ts'
import { readReference } from '../read-reference.ts'

/** The code in what somebody typed or pasted: it alone, however written, or the whole link. */
export function readCode(typed: string): string | undefined {
  const last = typed.split(/[/=]/).at(-1) ?? ''
  return readRecommendationCode(readReference(last))
}
