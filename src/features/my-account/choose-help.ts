import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { HelpAnswer } from '#content/source.ts'

/** More would be a help centre, not a help. */
const MOST = 5

/** What somebody with a contract asks about, the most frequent first. */
const USUAL: readonly HelpTopic[] = ['claims', 'changes', 'payments', 'cancellation']

/** What lines are asked about before that. */
const OF_LINE: Readonly<Record<string, readonly HelpTopic[]>> = {
  'expat-short-term': ['visa', 'waiting-periods', 'copays'],
  'expat-long-term': ['visa', 'waiting-periods', 'copays'],
  'private-health': ['deductibles', 'copays'],
  'public-health': ['copays', 'documents'],
  'travel-health': ['deductibles'],
  dental: ['waiting-periods'],
  legal: ['waiting-periods', 'deductibles'],
  'pet-health': ['waiting-periods', 'deductibles'],
  household: ['deductibles'],
  'personal-liability': ['deductibles'],
}

/**
 * The answers of the help centre that belong beside a contract: those about its very line, then one
 * for each topic that its line brings up. An answer about another line is never among them.
 */
export function chooseHelp(line: string, answers: readonly HelpAnswer[]): HelpAnswer[] {
  const topics = [...(OF_LINE[line] ?? []), ...USUAL]
  const ofLine = answers.filter(({ product }) => product === line)
  const general = topics.flatMap((topic) => {
    const known = answers.filter((each) => each.product === undefined && each.topic === topic)
    return known.find(({ isPopular }) => isPopular) ?? known.slice(0, 1)
  })
  return [...new Set([...ofLine, ...general])].slice(0, MOST)
}
