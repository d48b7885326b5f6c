/** A "from" price with the profile it is for. */
export type PriceFrom = {
  line: string
  name: string
  href: string
  monthlyCents: number
  profile: string
  icon: 'health' | 'liability' | 'household' | 'legal' | 'dental' | 'bike' | 'life' | 'travel'
}
