import type { FederalState } from '#insurance/statutory/federal-states.ts'
import type { Fund, NrwPart } from '#insurance/statutory/zusatzbeitrag.ts'

/** Names that are not translated: they stand so on every letter. */
export const FUND_NAMES: Readonly<Record<Fund, string>> = {
  tk: 'TK',
  aok: 'AOK',
  barmer: 'Barmer',
  dak: 'DAK',
  firmus: 'BKK firmus',
}

export const STATE_NAMES: Readonly<Record<Exclude<FederalState, 'NW'>, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
}

/** Two AOKs share this state. People know their city, seldom in which part of it that lies. */
export const NRW_NAMES: Readonly<Record<NrwPart, string>> = {
  rheinland: 'Nordrhein-Westfalen: Rheinland (Köln, Düsseldorf)',
  westfalenLippe: 'Nordrhein-Westfalen: Westfalen-Lippe (Dortmund, Münster)',
}
