import { BlockList } from '#blocks/block-list.tsx'
import { Crumbs } from '#blocks/crumbs/crumbs.tsx'
import type { FormState } from '#blocks/form/form-state.ts'
import type { ProductHeroView } from '#blocks/product-hero/prepare-product-hero.ts'
import { StickyAction } from '#blocks/product-hero/sticky-action.tsx'
import { linkHref } from '#content/link-href.ts'
import { translator } from '#i18n/translator.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { MadePage as Page } from './load-made-page.ts'

type MadePageProps = {
  page: Page
  locale: Locale
  hosts: HostTable
  /** A form of the page that came back. */
  formState?: FormState | undefined
}

/** A page of blocks: the way back, the blocks, and on phones the action at the bottom edge. */
export function MadePage({ page, locale, hosts, formState }: MadePageProps) {
  const { entry, views, ancestors } = page
  const t = translator(locale, 'blocks')
  const { blocks, title, path } = entry.attributes
  const place = { locale, formState, href: (link: string) => linkHref(link, hosts, locale) }
  const hero = blocks.findIndex(({ __component }) => __component === 'blocks.product-hero')
  const heroView = views[hero] as ProductHeroView | undefined
  return (
    <>
      {hero === 0 && path !== '/' && (
        <div className="ui-page">
          <Crumbs
            locale={locale}
            above={[{ name: t('crumbs.home'), path: '/' }, ...ancestors].map((page) => ({
              name: page.name,
              href: place.href(page.path),
            }))}
            current={title}
          />
        </div>
      )}
      <BlockList blocks={blocks} views={views} place={place} />
      {heroView && <StickyAction view={heroView} title={title} />}
    </>
  )
}
