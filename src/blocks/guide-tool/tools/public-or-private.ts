import { valueAt } from '#insurance/statutory/dated.ts'
import { jahresarbeitsentgeltgrenze } from '#insurance/statutory/earnings-limits.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { employeeContribution } from '#insurance/statutory-health/employee.ts'
import { highestSubsidy, privateSubsidy } from '#insurance/statutory-health/private-subsidy.ts'
import { bornForAge } from '#insurance/values/iso-date.ts'
import { euros, lawNote, numberOf, type ToolDefinition } from '../define-tool.ts'
import { miniJobResult } from '../mini-job-result.ts'

/** What an employee pays in both systems after the employer's part, before tax. */
export const publicOrPrivate: ToolDefinition = {
  fields: [
    { name: 'gross', kind: 'money', initial: 7_000_00, max: 50_000_00 },
    { name: 'age', kind: 'number', initial: 33, min: 18, max: 65 },
    { name: 'children', kind: 'number', initial: 0, min: 0, max: 10 },
    { name: 'premium', kind: 'money', initial: 550_00, max: 3_000_00 },
    { name: 'care', kind: 'money', initial: 60_00, max: 500_00 },
  ],
  compute(answers, { lawDay }) {
    const gross = numberOf(answers, 'gross')
    const miniJob = miniJobResult(gross, lawDay)
    if (miniJob) return miniJob
    const children = numberOf(answers, 'children')
    const person = {
      birthDate: bornForAge(numberOf(answers, 'age'), lawDay),
      isParent: children > 0,
      childrenUnder25: children,
      state: 'BE',
      fund: 'average',
    } as const
    const own = sumOf(employeeContribution(person, gross, lawDay).member)
    const premium = { health: numberOf(answers, 'premium'), care: numberOf(answers, 'care') }
    const subsidy = privateSubsidy(premium, highestSubsidy(gross, 'BE', lawDay))
    const employer = subsidy.health + subsidy.care
    const ownPrivate = premium.health + premium.care - employer
    const limit = valueAt(jahresarbeitsentgeltgrenze, lawDay)
    const mustStay = gross * 12 <= limit
    const difference = own - ownPrivate
    const most = Math.max(own, ownPrivate, 1)
    const less = difference > 0 ? 'privateLess' : 'publicLess'
    return {
      tone: mustStay ? 'careful' : 'plain',
      headline: mustStay
        ? { key: 'mustStay', values: { limit: euros(limit) } }
        : { key: less, values: { difference: euros(Math.abs(difference)) } },
      rows: [
        { label: { key: 'public' }, value: euros(own), share: own / most },
        { label: { key: 'private' }, value: euros(ownPrivate), share: ownPrivate / most },
        { label: { key: 'employer' }, value: euros(employer) },
      ],
      notes: [...(children > 0 ? [{ key: 'noteChildren' }] : []), { key: 'note' }, lawNote(lawDay)],
    }
  },
}
