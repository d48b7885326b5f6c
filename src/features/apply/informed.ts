import { createHash } from 'node:crypto'
import { comparedInsurers, insurersOf } from '#content/insurers-of.ts'
import type { Settings } from '#content/source.ts'
import type { LineId } from '#insurance/lines/registry.ts'

/** What visitors are told of us before their first price (VersVermV § 15, VVG § 60). */
export interface InitialInformation {
  /** Changes with every fact in it; kept with the moment in which it was shown. */
  readonly version: string
  readonly legalName: string
  readonly address: string
  readonly registerNumber: string
  readonly registerUrl: string
  /** Who keeps the register. */
  readonly registerBody: string | undefined
  readonly chamber: string
  readonly ombudsmen: readonly {
    readonly name: string
    readonly address: string
    readonly url: string
  }[]
  /** Of whom offers are compared for this line. */
  readonly insurers: readonly string[]
}

export function initialInformation(settings: Settings, line: LineId): InitialInformation {
  const { address, intermediary } = settings
  const facts = {
    legalName: settings.legalName,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    registerNumber: intermediary.registerNumber,
    registerUrl: intermediary.registerUrl,
    registerBody: intermediary.registerBody,
    chamber: `${intermediary.chamber}, ${intermediary.chamberAddress}`,
    ombudsmen: settings.ombudsmen.map(({ name, address, url }) => ({ name, address, url })),
    insurers: insurersOf(comparedInsurers(settings), line),
  }
  const text = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return { version: `${WORDING_VERSION}-${text.slice(0, 12)}`, ...facts }
}

/**
 * Raised with every change of the words around these facts; the fingerprint makes a test fail when
 * it is not.
 */
export const WORDING_VERSION = '2026-11-19'
export const WORDING_FINGERPRINT = '01db02bc9e415922'
