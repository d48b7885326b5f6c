import type { ComparedOption } from '#insurance/health-comparison/compare-health.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

/** The same numbers as the chart, to be read, with what is left of the income. */
export function ComparisonTable({ view }: { view: HealthComparisonView }) {
  const { wording, language, reasons } = view
  const euros = (cents: number) => numberFormat(language, 'euros').format(cents / 100)
  const amount = (of: (option: Extract<ComparedOption, { open: true }>) => number) => {
    return (option: ComparedOption) => (option.open ? euros(of(option)) : '–')
  }
  const columns: TableColumn<ComparedOption>[] = [
    {
      key: 'name',
      header: '',
      cell: (option) => (
        <>
          <a href={view.links[option.product]}>{wording.names[option.product]}</a>
          <small>
            {option.open
              ? wording.whats[option.product]
              : option.reasons.map((code) => reasons[code] ?? '').join(' ') || wording.closed}
          </small>
        </>
      ),
    },
    { key: 'total', header: wording.total, align: 'end', cell: amount((each) => each.totalCents) },
    {
      key: 'employer',
      header: wording.employer,
      align: 'end',
      cell: amount((each) => each.employerCents),
    },
    {
      key: 'own',
      header: wording.own,
      align: 'end',
      cell: (option) => <strong>{amount((each) => each.ownCents)(option)}</strong>,
    },
    { key: 'net', header: wording.net, align: 'end', cell: amount((each) => each.netCents) },
  ]
  return (
    <Table
      className="comparison__table"
      caption={wording.table}
      hideCaption
      columns={columns}
      rows={[...view.options]}
      rowKey={({ product }) => product}
    />
  )
}
