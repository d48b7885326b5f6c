import type { DateField } from '#insurance/fields/field.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { PolicyForDates } from './policy-dates.ts'

/**
 * The question for another first day of cover, with the bounds that an order has. None once cover has
 * begun, and none where the price hangs on the days: of a trip, or of each employee. What an age on the
 * new day does to the price is for the office to say (`office/move-of-request.ts`).
 */
export function movableStart(
  definition: Pick<LineDefinition, 'steps'> | undefined,
  { state, startDate, facts }: Pick<PolicyForDates, 'state' | 'startDate' | 'facts'>,
  today: IsoDate,
): DateField | undefined {
  if (state !== 'active' || startDate <= today || facts.tripTo) return undefined
  const asked = definition?.steps
    .flatMap(({ fields }) => fields)
    .find(({ id, kind }) => id === 'startDate' && kind === 'date')
  if (asked?.kind !== 'date') return undefined
  const { earliest, latest } = asked
  return {
    id: 'startDate',
    kind: 'date',
    ...(earliest ? { earliest } : {}),
    ...(latest ? { latest } : {}),
  }
}
