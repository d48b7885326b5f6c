import { enhanceModals } from './modal/modal-behaviour.ts'
import { enhancePrint } from './print/print-behaviour.ts'
import { enhanceRanges } from './range/range-behaviour.ts'
import { enhanceTabs } from './tabs/tabs-behaviour.ts'
import { enhanceTheme } from './theme/theme-behaviour.ts'

/** What pages without React need from script, once a document; all of it works less well without. */
export function enhance(root: Document): void {
  enhanceTheme(root)
  enhanceModals(root)
  enhancePrint(root)
  enhanceRanges(root)
  enhanceTabs(root)
}
