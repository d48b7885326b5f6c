import {
  arbeitslosenBeitragssatz,
  krankengeldSatz,
  pflegeArbeitgeberanteil,
  pflegeBeitragssatz,
  rentenBeitragssatz,
} from '#insurance/statutory/contribution-rates.ts'
import { valueAt } from '#insurance/statutory/dated.ts'
import { sickPayCapPerDay } from '#insurance/statutory-health/private-subsidy.ts'
import { addRates, halfShareOf, percent, shareOf } from '#insurance/values/percent.ts'
import { divideHalfUp } from '#insurance/values/rounding.ts'
import { euros, lawNote, numberOf, type ToolDefinition } from '../define-tool.ts'

/** § 47 (1) SGB V: no more than nine tenths of what the employee had in hand. */
const mostOfNet = percent(90)

/** What an employee has in the seventh week of an illness: § 47 SGB V, less the member's social contributions. */
export const sickPayGap: ToolDefinition = {
  fields: [
    { name: 'gross', kind: 'money', initial: 4_000_00, max: 50_000_00 },
    { name: 'net', kind: 'money', initial: 2_600_00, max: 30_000_00 },
  ],
  compute(answers, { lawDay }) {
    const gross = numberOf(answers, 'gross')
    const net = Math.min(numberOf(answers, 'net'), gross)
    const perDay = Math.min(
      shareOf(divideHalfUp(gross, 30), valueAt(krankengeldSatz, lawDay)),
      shareOf(divideHalfUp(net, 30), mostOfNet),
      sickPayCapPerDay(lawDay),
    )
    const month = perDay * 30
    const care = addRates(
      valueAt(pflegeBeitragssatz, lawDay),
      -valueAt(pflegeArbeitgeberanteil, lawDay),
    )
    const contributions =
      halfShareOf(month, valueAt(rentenBeitragssatz, lawDay)) +
      halfShareOf(month, valueAt(arbeitslosenBeitragssatz, lawDay)) +
      shareOf(month, care)
    const inHand = month - contributions
    const gap = Math.max(0, net - inHand)
    const share = (cents: number) => (net > 0 ? Math.min(1, cents / net) : 0)
    return {
      tone: gap > 0 ? 'careful' : 'good',
      headline: { key: 'headline', values: { gap: euros(gap) } },
      rows: [
        { label: { key: 'now' }, value: euros(net), share: share(net) },
        { label: { key: 'ill' }, value: euros(inHand), share: share(inHand), strong: true },
        { label: { key: 'gross' }, value: euros(month) },
        { label: { key: 'contributions' }, value: euros(contributions) },
      ],
      notes: [{ key: 'note' }, lawNote(lawDay)],
    }
  },
}
