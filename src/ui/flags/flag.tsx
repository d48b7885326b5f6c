import flags from './flags.svg?url'

interface FlagProps {
  /** Two letters, lower case: a country, or `eu`. flags.svg has a view for each. */
  code: string
}

/**
 * A small flag, drawn by us: enough to recognise it at 20 pixels. Decoration, never the only label.
 * All of them are one file, which comes when the first is about to be seen: every page offers
 * every country twice, and few visitors look.
 */
export function Flag({ code }: FlagProps) {
  return <img src={`${flags}#${code}`} alt="" loading="lazy" className="ui-flag" />
}
