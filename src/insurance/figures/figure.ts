import type { Period } from '../values/period.ts'

/** A number that texts name instead of writing it down; see docs/how-to/write-content.md. */
export type Figure =
  | {
      readonly kind: 'money'
      readonly cents: number
      readonly period: Period
      /** 'cents' always shows them (a price); 'whole' hides them where there are none (a limit). */
      readonly show: 'cents' | 'whole'
    }
  | { readonly kind: 'percent'; readonly milliPercent: number }
  | { readonly kind: 'number'; readonly value: number }
  /** Never grouped: 2026. */
  | { readonly kind: 'year'; readonly value: number }

/** Why a name leads to no figure, in words for the person who wrote it. */
export class FigureError extends Error {
  readonly figure: string
  constructor(figure: string, reason: string) {
    super(`{{${figure}}} ${reason}`)
    this.name = 'FigureError'
    this.figure = figure
  }
}
