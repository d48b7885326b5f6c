import type { IsoDate } from '../values/iso-date.ts'
import { type MilliPercent, percent } from '../values/percent.ts'
import { type DatedEntry, type DatedParameter, valueAt, year } from './dated.ts'
import type { FederalState } from './federal-states.ts'

/** The funds a visitor can choose. */
export const FUNDS = ['tk', 'aok', 'barmer', 'dak', 'firmus'] as const
export type Fund = (typeof FUNDS)[number]

/** North Rhine-Westphalia is shared by two AOKs. */
export const NRW_PARTS = ['rheinland', 'westfalenLippe'] as const
export type NrwPart = (typeof NRW_PARTS)[number]

/** § 242 SGB V: the fund's own rate on a day. Rates may change within a year. */
export function zusatzbeitragAt(
  fund: Fund,
  state: FederalState,
  nrwPart: NrwPart | undefined,
  on: IsoDate,
): MilliPercent {
  return valueAt(fund === 'aok' ? AOK[aokOf(state, nrwPart)] : NATIONWIDE[fund], on)
}

/** The AOK of the state of home or workplace. Without a part, Rheinland stands for NRW. */
export function aokOf(state: FederalState, nrwPart?: NrwPart): Aok {
  if (state === 'NW') return nrwPart === 'westfalenLippe' ? 'nordWest' : 'rheinlandHamburg'
  return AOK_BY_STATE[state]
}

export const NATIONWIDE: Readonly<Record<Exclude<Fund, 'aok'>, DatedParameter<MilliPercent>>> = {
  tk: fund('tk', [2.45, 'tk.de 2025'], [2.69, 'tk.de 2026']),
  barmer: fund('barmer', [3.29, 'thueringen24 300434411'], [3.29, 'ruhr24 416759257']),
  dak: fund('dak', [2.8, 'thueringen24 300434411'], [3.2, 'europesays.com/de/667667']),
  firmus: {
    name: 'zusatzbeitrag firmus',
    unit: 'thousandths of a percent',
    entries: [
      span('2025-01-01', '2025-04-30', 1.84, 'versicherungsjournal.de 153087'),
      span('2025-05-01', '2025-12-31', 2.18, 'versicherungsjournal.de 153087'),
      year(2026, percent(2.18), 'aerzteblatt.de, Zusatzbeiträge steigen'),
    ],
  },
}

const FINANZTIP = 'finanztip.de/daily/zusatzbeitrag-2025'
const RAISES = 'vorunruhestand.de ?p=97412'

export const AOK = {
  badenWuerttemberg: fund('AOK Baden-Württemberg', [2.6, FINANZTIP], [2.99, RAISES]),
  bayern: fund('AOK Bayern', [2.69, FINANZTIP], [2.69, 'ruhr24 416759257']),
  bremen: fund('AOK Bremen', [2.49, FINANZTIP], [3.29, RAISES]),
  hessen: fund('AOK Hessen', [2.49, FINANZTIP], [2.98, RAISES]),
  niedersachsen: fund('AOK Niedersachsen', [2.7, FINANZTIP], [2.98, RAISES]),
  nordost: fund('AOK Nordost', [3.5, FINANZTIP], [3.5, 'allaboutberlin.com']),
  nordWest: fund('AOK NordWest', [2.79, FINANZTIP], [2.99, 'aok.de/pk/nordwest']),
  plus: fund('AOK PLUS', [3.1, FINANZTIP], [3.1, 'ruhr24 416759257']),
  rheinlandHamburg: fund('AOK Rheinland/Hamburg', [2.99, FINANZTIP], [3.29, RAISES]),
  rheinlandPfalzSaarland: fund(
    'AOK Rheinland-Pfalz/Saarland',
    [2.47, FINANZTIP],
    [2.47, 'not among those that raised; to be confirmed'],
  ),
  sachsenAnhalt: fund('AOK Sachsen-Anhalt', [2.5, FINANZTIP], [2.89, RAISES]),
} as const

type Aok = keyof typeof AOK

const AOK_BY_STATE: Readonly<Record<Exclude<FederalState, 'NW'>, Aok>> = {
  BW: 'badenWuerttemberg',
  BY: 'bayern',
  BE: 'nordost',
  BB: 'nordost',
  HB: 'bremen',
  HH: 'rheinlandHamburg',
  HE: 'hessen',
  MV: 'nordost',
  NI: 'niedersachsen',
  RP: 'rheinlandPfalzSaarland',
  SL: 'rheinlandPfalzSaarland',
  SN: 'plus',
  ST: 'sachsenAnhalt',
  SH: 'nordWest',
  TH: 'plus',
}

function fund(
  name: string,
  in2025: readonly [rate: number, reference: string],
  in2026: readonly [rate: number, reference: string],
): DatedParameter<MilliPercent> {
  return {
    name: `zusatzbeitrag ${name}`,
    unit: 'thousandths of a percent',
    entries: [year(2025, percent(in2025[0]), in2025[1]), year(2026, percent(in2026[0]), in2026[1])],
  }
}

function span(
  from: string,
  until: string,
  rate: number,
  reference: string,
): DatedEntry<MilliPercent> {
  return { from, until, value: percent(rate), reference }
}
