import { copyOfStep, type Wording } from '#insurance/lines/line-copy.ts'
import type { Flow, FlowScreen } from './flow.ts'

/** The named bars above a page: those before the price, or those after it. */
export interface ProgressView {
  readonly steps: readonly { readonly label: string; readonly screen: string }[]
  readonly current: number
}

/** Names of the pages that are no step of the line. */
interface PageNames {
  readonly plans: string
  readonly review: string
}

export function progressView(
  flow: Flow,
  current: FlowScreen,
  wording: Wording,
  names: PageNames,
): ProgressView {
  const steps: { label: string; screen: string; ids: string[] }[] = []
  for (const screen of flow.screens.filter(({ stage }) => stage === current.stage)) {
    const label = labelOf(screen, wording, names)
    const last = steps.at(-1)
    if (label === undefined || last?.label === label) last?.ids.push(screen.id)
    else steps.push({ label, screen: screen.id, ids: [screen.id] })
  }
  const index = steps.findIndex(({ ids }) => ids.includes(current.id))
  return {
    steps: steps.map(({ label, screen }) => ({ label, screen })),
    current: Math.max(0, index),
  }
}

/** Pages that belong to the step before them have no name of their own. */
function labelOf(screen: FlowScreen, wording: Wording, names: PageNames): string | undefined {
  if (screen.kind === 'plans') return names.plans
  if (screen.kind === 'review') return names.review
  if (screen.kind === 'healthConsent' || screen.step === 'advice-waiver') return undefined
  return copyOfStep(screen.step, wording).title
}
