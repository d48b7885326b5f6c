import type { PageMeta } from '#shell/page-meta.ts'

/** What a page says about itself, wherever its loader put it; undefined for what is not there. */
export function findPageMeta(loaderData: unknown): PageMeta | undefined {
  const { meta, page, found } = (loaderData ?? {}) as MayHaveMeta & {
    page?: MayHaveMeta
    found?: MayHaveMeta
  }
  return meta ?? page?.meta ?? found?.meta
}

type MayHaveMeta = { meta?: PageMeta }
