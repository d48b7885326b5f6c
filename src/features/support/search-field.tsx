import { Island } from '#ui/island/island.tsx'
import SearchBox, { type SearchBoxProps } from './search-box.island.tsx'

/** The box to ask in: a plain form, which answers while typing once it is touched. */
export function SearchField(props: SearchBoxProps) {
  return <Island of={SearchBox} on="touch" props={props} />
}
