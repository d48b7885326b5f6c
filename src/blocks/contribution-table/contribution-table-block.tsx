import { translator } from '#i18n/translator.ts'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import type { ContributionRow } from './prepare-contribution-table.ts'

export function ContributionTableBlock({
  block,
  place,
  view,
}: BlockProps<'blocks.contribution-table'>) {
  const t = translator(place.locale, 'blocks')
  if (!view) return null
  const { fund, rate, year, status } = view
  const columns = (first: string): TableColumn<ContributionRow>[] => [
    { key: 'name', header: first, cell: ({ name }) => name },
    { key: 'health', header: t('contributions.health'), align: 'end', cell: (row) => row.health },
    {
      key: 'additional',
      header: t('contributions.additional'),
      align: 'end',
      cell: (row) => row.additional,
    },
    { key: 'care', header: t('contributions.care'), align: 'end', cell: (row) => row.care },
    {
      key: 'own',
      header: t('contributions.own'),
      align: 'end',
      cell: (row) => <strong>{row.own}</strong>,
    },
    ...(status === 'employee'
      ? [
          {
            key: 'employer',
            header: t('contributions.employer'),
            align: 'end' as const,
            cell: (row: ContributionRow) => row.employer,
          },
        ]
      : []),
  ]
  return (
    <section className="ui-section" id="contributions">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <Table
          className="contribution-table"
          caption={t('contributions.caption', { fund, year, status })}
          columns={columns(status === 'student' ? '' : t('contributions.income'))}
          rows={view.rows}
          rowKey={({ name }) => name}
        />
        {view.funds.length > 0 && (
          <Table
            className="contribution-table"
            caption={t('contributions.funds', { income: view.fundsIncome, year, status })}
            columns={columns(t('contributions.fund'))}
            rows={view.funds}
            rowKey={({ name }) => name}
          />
        )}
        <p className="block-note">{t('contributions.note', { fund, rate, year, status })}</p>
      </div>
    </section>
  )
}
