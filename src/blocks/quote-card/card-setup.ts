import type { LineId } from '#insurance/lines/registry.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { Affixes } from '#ui/range/range-text.ts'

/** One input of the card. */
export type CardControl = {
  /** The key in the address, and of the answer. */
  key: string
  label: string
  /** What it stands at before anybody touches it: from the address, or the reference profile. */
  value: string
} & (
  | ({ kind: 'range'; min: number; max: number; step: number } & Affixes)
  | { kind: 'chips' | 'select'; options: { value: string; label: string }[] }
  | {
      kind: 'postcode' /** Said beside a postcode that no place is known to have. */
      unusual: string
    }
)

/** Everything the card needs to be drawn and to quote, on the server and in the browser alike. */
export type CardSetup = {
  line: LineId
  language: Language
  /** For numbers beside sliders: `en-IE`. */
  intl: string
  /** The day of the price. */
  asOf: IsoDate
  /** This page, where the form is sent without a script. */
  page: string
  /** The application, where the answers are carried to. */
  apply: string
  /** The text of the way there, with a price and without one. */
  applyLabel: string
  unpricedLabel: string
  controls: CardControl[]
  /** Answers that the page takes for granted. */
  fixed: Record<string, string>
  /** Facts that head the card instead of the price. */
  headlineFacts: string[]
  /** Who we are and whom we compare, said before the price; missing in the editor. */
  broker: { text: string; label: string; href: string } | undefined
  demo: boolean
  taxIncluded: boolean
  wording: CardWording
}

/** Short texts of the card, written out because islands bring no wording of their own. */
type CardWording = {
  title: string
  lead: string
  update: string
  month: string
  once: string
  /** "{price} a year" */
  year: string
  taxIncluded: string
  why: string
  demo: string
  noPrice: string
  referred: string
}
