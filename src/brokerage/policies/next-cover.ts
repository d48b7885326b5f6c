import type { ProofRule } from '#insurance/lines/define-line.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { addMonths, type IsoDate } from '#insurance/values/iso-date.ts'
import { nextWorkingDay } from './working-days.ts'

/**
 * Where notice alone does not end a contract, because everybody has to be insured for health: a public
 * fund is left for another one (§ 175 (4) SGB V), an insurer once the next cover is proven.
 */
export type NextCover = 'fund' | 'insurer' | 'none'

export function nextCoverAfter(line: Pick<LoadedLine, 'definition'> | undefined): NextCover {
  if (line?.definition.statutoryFund) return 'fund'
  return line?.definition.endsWithProof ? 'insurer' : 'none'
}

/**
 * The last day on which the proof can reach the insurer. By law that is two months after the notice,
 * or the day to which notice is given where that comes later (§ 205 (6) VVG, since 2013-08-01; a last
 * day on which nobody works moves on, § 193 BGB). Terms of incoming cover know no time beyond the
 * day itself.
 */
function lastDayOfProof(
  rule: ProofRule,
  { noticeOn, endDate }: { readonly noticeOn: IsoDate; readonly endDate: IsoDate },
): IsoDate {
  if (rule === 'terms') return endDate
  const afterNotice = nextWorkingDay(addMonths(noticeOn, 2))
  return afterNotice > endDate ? afterNotice : endDate
}

/**
 * Until when an end waits for the proof. Not where the last day for it is over when notice is given:
 * else the contract would go on the next morning.
 */
export function proofDueAfter(
  line: Pick<LoadedLine, 'definition'> | undefined,
  notice: { readonly noticeOn: IsoDate; readonly endDate: IsoDate },
  today: IsoDate,
): IsoDate | undefined {
  const rule = line?.definition.endsWithProof
  const due = rule && lastDayOfProof(rule, notice)
  return due !== undefined && due >= today ? due : undefined
}
