import type { Pagination } from '../query/parse-pagination.ts'

/** `meta.pagination`, in the style that was asked for; without totals when they were not wanted. */
export function shapePagination(pagination: Pagination, total: number | undefined) {
  const { style, start, limit, page } = pagination
  if (style === 'offset') return total === undefined ? { start, limit } : { start, limit, total }
  if (total === undefined) return { page, pageSize: limit }
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total }
}
