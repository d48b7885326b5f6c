import { useWording } from '#i18n/use-wording.ts'
import { Table } from '#ui/table/table.tsx'
import type { HealthResult } from './health-result.ts'
import { RESIDENCE_TITLES, type ResidenceTitle } from './visa-fit.ts'

/** How offices usually take each insurance, for every residence title; one's own comes first. */
export function VisaFitTable({ result }: { result: HealthResult }) {
  const t = useWording('recommendation')
  const own = result.title
  const rows = own
    ? [own, ...RESIDENCE_TITLES.filter((title) => title !== own)]
    : [...RESIDENCE_TITLES]
  return (
    <section className="reco-visa" aria-labelledby="visa-fit">
      <h2 id="visa-fit">{t('visa.heading')}</h2>
      <p>{own ? t('visa.leadOwn') : t('visa.lead')}</p>
      <Table<ResidenceTitle>
        caption={t('visa.heading')}
        hideCaption
        rows={rows}
        rowKey={(title) => title}
        columns={[
          {
            key: 'title',
            header: t('visa.title'),
            cell: (title) => (
              <>
                {t(`visa.titles.${title}`)}
                {title === own ? <span className="reco-visa__own">{t('visa.yours')}</span> : null}
              </>
            ),
          },
          ...result.products.map((product) => ({
            key: product.product,
            header: t(`visa.products.${product.product}`),
            cell: (title: ResidenceTitle) => {
              const fit = product.fits.find((each) => each.title === title)?.fit ?? 'no'
              return (
                <span className="reco-fit" data-fit={fit}>
                  {t(`visa.fits.${fit}`)}
                </span>
              )
            },
          })),
        ]}
      />
      <p className="reco-small">{t('visa.note')}</p>
    </section>
  )
}
