import { FigureError } from './figure.ts'

/** `quote.household@comfort:year?sqm=50` taken apart. */
export interface FigureName {
  /** As it was written, for messages. */
  readonly text: string
  readonly root: FigureRoot
  /** `household`, `jahresarbeitsentgeltgrenze`, `zusatzbeitrag.tk`, `tk`. */
  readonly subject: string
  /** The package, after `@`. */
  readonly tier: string | undefined
  /** Which side of the figure is meant, after `:` ("year", "employer"). */
  readonly part: string | undefined
  /** What differs from the reference, after `?`. */
  readonly changes: Readonly<Record<string, string>>
}

const FIGURE_ROOTS = ['price', 'quote', 'law', 'contribution', 'line', 'limit'] as const
type FigureRoot = (typeof FIGURE_ROOTS)[number]

/** Every `{{…}}` of a text. */
export const FIGURE_PATTERN = /\{\{([^{}]*)\}\}/g

export function parseFigureName(text: string): FigureName {
  // Rich text keeps an ampersand as an entity.
  const bare = text.trim().replaceAll('&amp;', '&')
  const match = SHAPE.exec(bare)
  const root = FIGURE_ROOTS.find((each) => each === match?.groups?.['root'])
  const subject = match?.groups?.['subject']
  if (!match || !root || !subject) {
    throw new FigureError(
      text,
      `is no figure. Figures begin with ${FIGURE_ROOTS.map((each) => `${each}.`).join(', ')}.`,
    )
  }
  const query = new URLSearchParams(match.groups?.['query'] ?? '')
  return {
    text,
    root,
    subject,
    tier: match.groups?.['tier'],
    part: match.groups?.['part'],
    changes: Object.fromEntries(query),
  }
}

const SHAPE =
  /^(?<root>[a-z]+)\.(?<subject>[\w.-]+)(?:@(?<tier>\w+))?(?::(?<part>\w+))?(?:\?(?<query>[^\s]*))?$/
