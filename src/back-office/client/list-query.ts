import type { GetListParams } from 'react-admin'

/** What the filters of a list can say. */
interface ListFilter {
  /** Words to look for. */
  q?: string
  locale?: string
  stage?: string
  /** Shown on this site. */
  site?: string
  /** Documents with one of these kinds of file: `image/`. */
  mime?: string
}

/** A list in the words of the content API. */
export function listQuery(
  params: Partial<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>,
  hasSites: 'one' | 'several' | undefined,
): string {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  const { field = 'updatedAt', order = 'DESC' } = params.sort ?? {}
  const { q, locale, stage, site, mime }: ListFilter = params.filter ?? {}
  const query = new URLSearchParams({
    'pagination[page]': String(page),
    'pagination[pageSize]': String(perPage),
    sort: `${columnOf(field)}:${order.toLowerCase()}`,
    locale: locale || 'all',
  })
  if (q) query.set('_q', q)
  if (stage) query.set('stage', stage)
  if (mime) query.set('filters[mime][$startsWith]', mime)
  if (site && hasSites === 'one') query.set('filters[site][$eq]', site)
  if (site && hasSites === 'several') {
    // No site at all means all of them.
    query.set('filters[$or][0][sites][$null]', 'true')
    query.set('filters[$or][1][sites][$contains]', `"${site}"`)
  }
  return query.toString()
}

function columnOf(field: string): string {
  if (field === 'id' || field === 'name') return 'uid'
  return field.replace(/^attributes\./, '')
}
