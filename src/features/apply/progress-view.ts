import { copyOfStep, type Wording } from '#insurance/lines/line-copy.ts'
import type { Flow, FlowScreen } from './flow.ts'

/** The named bars above a page: those before the price, or those after it. */
export interface ProgressView {
  readonly steps: readonly { readonly label: string; readonly screen: string }[]
  readonly current: number
  /** The step that is open; where it takes several pages, with the one that it is. */
  readonly name: string
}

/** Names of the pages that are no step of the line. */
interface PageNames {
  readonly plans: string
  readonly review: string
  /** One of several pages of a step. */
  part(values: { name: string; part: number; parts: number }): string
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
  const at = Math.max(
    0,
    steps.findIndex(({ ids }) => ids.includes(current.id)),
  )
  const { label: name = '', ids = [] } = steps[at] ?? {}
  const part = ids.indexOf(current.id) + 1
  return {
    steps: steps.map(({ label, screen }) => ({ label, screen })),
    current: at,
    name: ids.length > 1 ? names.part({ name, part, parts: ids.length }) : name,
  }
}

/** Pages that belong to the step before them have no name of their own. */
function labelOf(screen: FlowScreen, wording: Wording, names: PageNames): string | undefined {
  if (screen.kind === 'plans') return names.plans
  if (screen.kind === 'review') return names.review
  if (screen.kind === 'healthConsent' || screen.step === 'advice-waiver') return undefined
  return copyOfStep(screen.step, wording).title
}
