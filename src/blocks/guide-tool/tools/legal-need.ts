import { count, type ToolDefinition, textOf } from '../define-tool.ts'

const yesNo = ['yes', 'no'] as const

/** How much somebody who lives so gets out of legal insurance, by what people quarrel about. */
export const legalNeed: ToolDefinition = {
  fields: [
    { name: 'rent', kind: 'choice', options: yesNo, initial: 'yes' },
    { name: 'work', kind: 'choice', options: yesNo, initial: 'yes' },
    { name: 'drive', kind: 'choice', options: yesNo, initial: 'no' },
    { name: 'union', kind: 'choice', options: yesNo, initial: 'no' },
    { name: 'savings', kind: 'choice', options: yesNo, initial: 'no' },
    { name: 'dispute', kind: 'choice', options: yesNo, initial: 'no' },
  ],
  compute(answers) {
    const is = (name: string) => textOf(answers, name) === 'yes'
    const covered = is('union')
    const points =
      Number(is('rent') && !covered) +
      Number(is('work') && !covered) +
      Number(is('drive')) +
      Number(!is('savings'))
    const verdict = is('dispute') && points < 2 ? 'tooLate' : verdictOf(points)
    const modules = (['rent', 'work', 'drive'] as const).filter((name) => is(name))
    return {
      tone: verdict === 'worth' ? 'good' : verdict === 'tooLate' ? 'careful' : 'plain',
      headline: { key: verdict },
      rows: [
        { label: { key: 'modules' }, value: count(modules.length), strong: true },
        ...modules.map((name) => ({
          label: { key: `module_${name}` },
          value: { kind: 'word', key: 'included' } as const,
        })),
      ],
      notes: [
        ...(is('dispute') ? [{ key: 'noteDispute' }] : []),
        ...(covered ? [{ key: 'noteUnion' }] : []),
        { key: 'note' },
      ],
    }
  },
}

function verdictOf(points: number): 'worth' | 'maybe' | 'unneeded' {
  if (points >= 3) return 'worth'
  return points === 2 ? 'maybe' : 'unneeded'
}
