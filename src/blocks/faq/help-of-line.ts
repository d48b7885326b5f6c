import type { LineId } from '#insurance/lines/registry.ts'

/** What the help centre explains of some lines only: who may have them, and how they end, it tells of all. */
type HelpOfLine = 'waitingPeriods' | 'deductibles' | 'copays' | 'claims'

/** Copays are of whoever sees a doctor with it; a public fund and a pension pay without a claim. */
export const HELP_OF_LINE: Readonly<Record<LineId, readonly HelpOfLine[]>> = {
  'basis-pension': [],
  bike: ['claims'],
  'company-health': ['copays', 'claims'],
  'company-life': ['claims'],
  'company-pension': [],
  'company-professional-liability': ['deductibles', 'claims'],
  'company-travel': ['claims'],
  cyber: ['deductibles', 'claims'],
  dental: ['waitingPeriods', 'copays', 'claims'],
  disability: ['claims'],
  'dog-liability': ['deductibles', 'claims'],
  'expat-long-term': ['waitingPeriods', 'deductibles', 'copays', 'claims'],
  'expat-short-term': ['waitingPeriods', 'deductibles', 'copays', 'claims'],
  'general-liability': ['deductibles', 'claims'],
  household: ['deductibles', 'claims'],
  legal: ['waitingPeriods', 'deductibles', 'claims'],
  life: ['claims'],
  pension: [],
  'personal-liability': ['deductibles', 'claims'],
  'pet-health': ['waitingPeriods', 'claims'],
  'private-health': ['deductibles', 'copays', 'claims'],
  'professional-liability': ['deductibles', 'claims'],
  'public-health': ['copays'],
  'travel-health': ['copays', 'claims'],
}
