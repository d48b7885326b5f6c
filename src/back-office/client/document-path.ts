/** Where the server has a document of a collection. */
export function documentPath(collection: string, uid: string, rest = ''): string {
  return `/admin/api/content/${collection}/${encodeURIComponent(uid)}${rest}`
}

/** Where the back office shows it. */
export function screenPath(collection: string, uid: string, rest = ''): string {
  return `/admin/${collection}/${encodeURIComponent(uid)}${rest}`
}
